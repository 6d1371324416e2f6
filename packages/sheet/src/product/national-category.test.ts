import { percent } from '@gosds/ghs/concentration';
import { hazard } from '@gosds/ghs/hazard';
import { marketAsOf } from '@gosds/ghs/markets/market-as-of';
import { aSubstance } from '@gosds/testkit/builders/a-substance';
import { aProduct } from '@gosds/testkit/builders/a-product';
import { factsOf, sheetOf } from '@gosds/testkit/products/sheet-of';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../model/written.ts';
import { reviewSheet } from '../review/review.ts';
import { unknownRoutesOf } from './unknown-routes.ts';
import { withNationalCategories } from './national-category.ts';

const day = '2026-11-30';
const japan = { country: 'JP', rules: marketAsOf('jp', day) };

const listed = aSubstance({
  classification: {
    source: 'clp-annex-vi',
    hazards: [hazard('Acute Tox. 3 H301'), hazard('Acute Tox. 3 H311'), hazard('Skin Irrit. 2 H315')],
    minimum: ['H301', 'H311'],
    national: [
      { country: 'JP', minimum: 'H301', hazard: hazard('Acute Tox. 4 H302'), source: 'nite-list' },
      { country: 'JP', minimum: 'H311', source: 'nite-list' },
    ],
  },
});

const codesIn = (where: typeof japan, substance = listed) =>
  withNationalCategories(where, substance).classification.hazards.map(({ hCode }) => hCode);

function madeIn(country: string, shares: Readonly<Record<string, number>>) {
  const draft = aProduct({ shares, country, uses: 'Thinning of paint', properties: { state: 'Liquid' } });
  return { draft, ...sheetOf(draft) };
}

const sheetTextIn = (country: string, cas: string): string =>
  sentencesOf(madeIn(country, { [cas]: 100 }).document.sections)
    .map(({ text }) => text)
    .join('\n');

describe('a minimum class of Annex VI', () => {
  it('gives way to the category of the country, milder, more severe or none', () => {
    expect(codesIn(japan)).toEqual(['H315', 'H302']);
    expect(withNationalCategories(japan, listed).classification.nationalFrom).toEqual(['nite-list']);
  });

  it('stands where Annex VI is law, and in a country that has said nothing', () => {
    for (const [country, rules] of [
      ['DE', 'eu'],
      ['GB', 'gb'],
      ['US', 'us'],
      ['KR', 'un'],
    ] as const) {
      expect(withNationalCategories({ country, rules: marketAsOf(rules, day) }, listed)).toBe(listed);
    }
  });

  it('stands if the entry in force no longer marks it as a minimum', () => {
    const settled = aSubstance({ classification: { ...listed.classification, minimum: [] } });
    expect(withNationalCategories(japan, settled)).toBe(settled);
  });

  it('takes its limits with it', () => {
    const specificLimits = [
      { outcome: hazard('Acute Tox. 3 H301'), lower: percent(5), lowerInclusive: true, upperInclusive: true },
      { outcome: hazard('Skin Irrit. 2 H315'), lower: percent(5), lowerInclusive: true, upperInclusive: true },
    ];
    const limited = aSubstance({ classification: { ...listed.classification, specificLimits } });
    const left = withNationalCategories(japan, limited).classification.specificLimits;
    expect(left.map(({ outcome }) => outcome.hCode)).toEqual(['H315']);
  });

  it('is printed of methanol everywhere but in Japan', () => {
    const textIn = (country: string) => sheetTextIn(country, '67-56-1');
    expect(textIn('US')).toMatch(/H301[^]*H311[^]*H331/);
    const japanese = textIn('JP');
    expect(japanese).toContain('H302');
    expect(japanese).not.toMatch(/H301|H311|H331/);
    expect(japanese).toContain('GHS classification by the Japanese Government (NITE)');
  });
});

describe('a form that Japan could not judge', () => {
  const xylene = '1330-20-7';

  it('is unknown and not unclassified', () => {
    const unjudged = aSubstance({
      classification: {
        ...listed.classification,
        hazards: [hazard('Acute Tox. 4 H332')],
        minimum: ['H332'],
        national: [
          { country: 'JP', minimum: 'H332', hazard: hazard('Acute Tox. 4 H332 (vapour)'), source: 'nite-list' },
          { country: 'JP', minimum: 'H332', unknown: 'dust-mist', source: 'nite-list' },
        ],
      },
    });
    const { hazards, unknownForms } = withNationalCategories(japan, unjudged).classification;
    expect(hazards.map(({ detail }) => detail)).toEqual(['vapour']);
    expect(unknownForms).toEqual(['dust-mist']);
  });

  it('counts as unknown in a mixture, and the review says so', () => {
    const shares = { [xylene]: 40, '64742-54-7': 60 };
    const mistOf = (country: string) => {
      const { product, draft, ...made } = madeIn(country, shares);
      const { findings } = reviewSheet({ ...factsOf(draft), ...made, product, today: day });
      return {
        unknown: product.ingredients.map((each) => unknownRoutesOf(each)),
        said: sentencesOf(made.document.sections).some(({ id }) => id === 'unknown-toxicity.dust-mist'),
        checks: findings.map(({ check }) => check),
      };
    };
    expect(mistOf('JP').unknown).toEqual([['dust-mist'], []]);
    expect(mistOf('JP').said).toBe(true);
    expect(mistOf('JP').checks).toContain('hazards.form-not-judged');
    expect(mistOf('DE').unknown).toEqual([[], []]);
    expect(mistOf('DE').checks).not.toContain('hazards.form-not-judged');
  });

  it('counts with the share that nobody assessed', () => {
    const { draft } = madeIn('JP', { [xylene]: 40 });
    const unnamed = draft.ingredients.map((row) => ({
      ...row,
      ...{ id: 'unnamed', name: 'Perfume', materialId: null, casNumber: '', proportion: '20' },
    }));
    const { document } = sheetOf({ ...draft, ingredients: [...draft.ingredients, ...unnamed] });
    const mist = sentencesOf(document.sections).find(({ id }) => id === 'unknown-toxicity.dust-mist');
    expect(mist?.text).toMatch(/^60 %/);
  });

  it('leaves the minimum class in force if no form was judged', () => {
    expect(sheetTextIn('JP', '108-95-2')).toContain('H331');
  });
});

describe('organs', () => {
  it('are those of Japan in its category, H372 of toluene', () => {
    expect(sheetTextIn('JP', '108-88-3')).toMatch(/damage to organs \(central nervous system, kidneys\)/);
    expect(sheetTextIn('JP', '108-88-3')).toContain('H372');
    expect(sheetTextIn('DE', '108-88-3')).toMatch(/H373[^]*central nervous system, kidneys/);
  });

  it('stand at a hazard that suppliers add to the entry, as at one of the entry', () => {
    expect(sheetTextIn('DE', '1330-20-7')).toMatch(/H373[^]*nervous system, respiratory system/);
  });
});
