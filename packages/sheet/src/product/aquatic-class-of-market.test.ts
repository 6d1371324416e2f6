import { aquaticClasses } from '@gosds/ghs/hazard-parts';
import { findByCas } from '@gosds/catalogue/catalogue';
import { hazard } from '@gosds/ghs/hazard';
import { marketAsOf } from '@gosds/ghs/markets/market-as-of';
import { aDraft } from '@gosds/testkit/builders/a-draft';
import { aProduct } from '@gosds/testkit/builders/a-product';
import { aSubstance } from '@gosds/testkit/builders/a-substance';
import { factsOf, sheetOf } from '@gosds/testkit/products/sheet-of';
import { picked } from '@gosds/testkit/products/supplier';
import { describe, expect, it } from 'vitest';
import { makeSheet } from '../make-sheet.ts';
import { sentencesOf } from '../model/written.ts';
import { reviewSheet } from '../review/review.ts';
import { withAquaticClassOf } from './aquatic-class-of-market.ts';

const union = { regime: 'eu', rules: marketAsOf('eu', '2026-11-28') } as const;
const japan = { regime: 'un', rules: marketAsOf('jp', '2026-11-28') } as const;
const foreign = { source: 'nite-list', countsIn: ['un'] } as const;

describe('the aquatic class of a source that counts in some markets alone', () => {
  const listed = aSubstance({
    classification: {
      source: 'nite-list',
      hazards: [hazard('Skin Irrit. 2 H315'), hazard('Aquatic Acute 1 H400')],
      mAcute: 10,
      aquaticFrom: foreign,
    },
  });

  it('is set aside elsewhere with its factors, and the other classes stay', () => {
    const { hazards, mAcute, aquaticSetAside } = withAquaticClassOf(union, listed).classification;
    expect(hazards.map(({ hCode }) => hCode)).toEqual(['H315']);
    expect(mAcute).toBeUndefined();
    expect(aquaticSetAside).toEqual({ source: 'nite-list', hazards: [hazard('Aquatic Acute 1 H400')] });
    expect(withAquaticClassOf(japan, listed)).toBe(listed);
  });

  it('is taken from beside an entry, whose own stays', () => {
    const additional = { source: 'nite-list', hazards: [hazard('Aquatic Chronic 2 H411')], supplemental: [] };
    const entry = aSubstance({
      classification: {
        source: 'clp-annex-vi',
        hazards: [hazard('Skin Sens. 1 H317')],
        additional,
        aquaticFrom: foreign,
      },
    });
    const { classification } = withAquaticClassOf(union, entry);
    expect(classification.additional).toBeUndefined();
    expect(classification.hazards).toEqual([hazard('Skin Sens. 1 H317')]);
  });

  it('changes nothing where the market has none of its categories', () => {
    const mild = aSubstance({
      classification: { source: 'nite-list', hazards: [hazard('Aquatic Acute 3 H402')], aquaticFrom: foreign },
    });
    expect(withAquaticClassOf(union, mild)).toBe(mild);
  });

  const [acute, longTerm] = aquaticClasses;

  it.each([
    [['Skin sensitisation', longTerm], ['Skin sensitisation']],
    [[longTerm], undefined],
    [
      [acute, longTerm],
      [acute, longTerm],
    ],
    [[acute], [acute]],
  ] as const)('of the verdicts %o leaves %o elsewhere, and all in Japan', (classes, left) => {
    const found = aSubstance({
      classification: { source: 'clp-annex-vi', judged: { source: 'nite-list', classes, aquaticCountsIn: ['un'] } },
    });
    expect(withAquaticClassOf(union, found).classification.judged?.classes).toEqual(left);
    expect(withAquaticClassOf(japan, found)).toBe(found);
  });

  const { materialId = 0, name = '' } = findByCas('8050-09-7') ?? {};
  const rosin = (country: string, more: object = {}) =>
    aDraft({
      description: { country, language: 'en' },
      ingredients: [{ ...picked('1', materialId, [name, '100']), ...more }],
      properties: { state: 'Solid' },
    });
  const textsOf = (draft: ReturnType<typeof rosin>) =>
    sentencesOf(sheetOf(draft).document.sections).map(({ id, text }) => `${id}: ${text}`);
  const found = (draft: ReturnType<typeof rosin>) => {
    const facts = factsOf(draft);
    const review = reviewSheet({ ...facts, ...makeSheet(facts), today: facts.revisionDate });
    return JSON.stringify(review.findings.filter(({ check }) => check === 'ecology.unknown'));
  };

  it.each(['DE', 'GB', 'CH', 'TR'])(
    'is printed of rosin in no sheet for %s, which is open there and asked for',
    (country) => {
      const texts = textsOf(rosin(country)).join('\n');
      expect(texts).not.toContain('H411');
      expect(texts).toContain('hazards of Rosin to the aquatic environment');
      expect(found(rosin(country))).toContain('H411');
    },
  );

  it('is printed of rosin in Japan', () => {
    expect(textsOf(rosin('JP')).join('\n')).toContain('H411');
    expect(found(rosin('JP'))).toBe('[]');
  });

  it('leaves an ingredient unknown in water, though values are at hand', () => {
    const draft = aProduct({ shares: { '84-65-1': 30, '7732-18-5': 70 }, country: 'DE' });
    expect(sheetOf(draft).product.mixture.ingredients[0]?.unknownAquaticToxicity).toBe(true);
  });
});
