import { language as english } from '@gosds/phrases/generated/en/language';
import { language as german } from '@gosds/phrases/generated/de/language';
import { language as french } from '@gosds/phrases/generated/fr/language';
import { type Draft, handClassificationSchema } from '../draft/draft.ts';
import { type LabelWish, packageLabel } from './package-label.ts';
import { describe, expect, it } from 'vitest';
import { goldenDrafts } from '@gosds/testkit/golden/golden-drafts';
import { alkalineCleaner } from '@gosds/testkit/products/alkaline-cleaner';
import { brakeCleaner } from '@gosds/testkit/products/brake-cleaner';
import { factsOf, sheetOf } from '@gosds/testkit/products/sheet-of';

const described = ({ draft }: { readonly draft: Draft }, description: Partial<Draft['description']>): Draft => ({
  ...draft,
  description: { ...draft.description, ...description },
});

function labelOf(draft: Draft, wish: Partial<LabelWish> = {}) {
  const made = sheetOf(draft);
  const label = packageLabel(made.product, factsOf(draft), {
    languages: [english],
    quantity: '5 l',
    capacityMl: 5000,
    isReduced: false,
    isBesideTransportLabels: false,
    ...wish,
  });
  return { label, elements: made.product.label };
}

const [cleaner, brake] = [described(alkalineCleaner, { country: 'DE' }), described(brakeCleaner, { country: 'DE' })];

describe('the label of a package, CLP Article 17', () => {
  it('shows what section 2.2 shows, in words without codes', () => {
    const { label, elements } = labelOf(cleaner);
    const [part] = label.parts;
    expect(label.pictograms.map(({ code }) => code)).toEqual(elements.pictograms.map(({ value }) => value));
    expect(part.signalWord).toBe(elements.signalWord);
    expect(part.hazardStatements).toHaveLength(elements.hazardStatements.length);
    expect(part.precautionaryStatements).toHaveLength(elements.precautionaryStatements.length);
    expect(part.hazardStatements[0]).toMatch(/^[A-Z][a-z]/);
    for (const text of [...part.hazardStatements, ...part.precautionaryStatements]) {
      expect(text).not.toMatch(/^(EUH|H|P)\d{3}/);
    }
    expect(part.identity).toMatch(/^Contains: /);
  });

  it('leaves the codes of a statement with an optional part off', () => {
    const [row] = cleaner.ingredients;
    const handClassification = handClassificationSchema.parse({ hazards: ['Org. Perox. B H241'] });
    const peroxide: Draft = {
      ...cleaner,
      ingredients: row ? [{ ...row, materialId: null, name: 'Peroxide', proportion: '100', handClassification }] : [],
    };
    const { precautionaryStatements } = labelOf(peroxide).label.parts[0];
    expect(precautionaryStatements.find((text) => text.includes('Fight fire remotely'))).toMatch(/^In case of fire/);
  });

  it('names the supplier with address, country and telephone, and the quantity', () => {
    const { label } = labelOf(cleaner);
    const { companyName, street, telephone } = cleaner.description;
    expect(label.supplier.name).toBe(companyName);
    expect(label.supplier.address).toContain(street);
    expect(label.supplier.telephone).toBe(telephone);
    expect(label.quantity).toBe('5 l');
    expect(label.missing).toEqual([]);
  });

  it('says the same in each of its languages', () => {
    const { label } = labelOf(cleaner, { languages: [english, german] });
    const [first, second] = label.parts;
    expect([first.language, second?.language]).toEqual(['en', 'de']);
    expect(second?.signalWord).toBe('Gefahr');
    expect(second?.hazardStatements).toHaveLength(first.hazardStatements.length);
    expect(second?.precautionaryStatements).toHaveLength(first.precautionaryStatements.length);
  });

  it('names what the law asks for and nobody has entered', () => {
    const bare = described({ draft: cleaner }, { telephone: '', street: ' ', productUse: 'consumer' });
    const { label } = labelOf(bare, { quantity: '' });
    expect(label.missing.map(({ path }) => path)).toEqual(['description.street', 'description.telephone', 'quantity']);
    expect(label.missing.at(-1)?.paragraph).toBe('CLP Art. 17(1)(b)');
  });

  it('names a substance with its number', () => {
    const [row] = brake.ingredients;
    const pure: Draft = { ...brake, ingredients: row ? [{ ...row, proportion: '100', parts: [] }] : [] };
    const [part] = labelOf(pure).label.parts;
    expect(part.identity).toMatch(/(Index|EC|CAS) number \S+$/);
    const secret: Draft = {
      ...pure,
      ingredients: pure.ingredients.map((each) => ({ ...each, sanitisedName: 'Solvent' })),
    };
    expect(labelOf(secret).label.parts[0].identity).toBeUndefined();
  });

  it.each([
    {
      language: german,
      contains: /^Enthält: .*Benzylalkohol/,
      sensitiser: /Enthält 1,2-Benzisothiazol-.*\. Kann allergische/,
    },
    {
      language: french,
      contains: /^Contient\u00a0: .*Alcool benzylique/,
      sensitiser: /Contient 1,2-[Bb]enzisothiazol-.*\. Peut produire/,
    },
  ])('names what is in it as $language.tag does, EUH208 too', ({ language, contains, sensitiser }) => {
    const partOf = (name: string) => {
      const draft = new Map(goldenDrafts).get(name);
      if (!draft) throw new RangeError(name);
      return labelOf(draft, { languages: [language] }).label.parts[0];
    };
    expect(partOf('epoxy-resin.json').identity).toMatch(contains);
    expect(partOf('interior-paint.json').supplemental.join(' ')).toMatch(sensitiser);
  });
});

describe('what a label leaves off', () => {
  it('is nothing on a large package', () => {
    expect(labelOf(brake, { isReduced: true }).label.leftOff).toEqual([]);
  });

  it('are statements of the relieved classes up to 125 ml, only where it is wished', () => {
    const kept = labelOf(brake, { capacityMl: 125 }).label;
    const reduced = labelOf(brake, { capacityMl: 125, isReduced: true }).label;
    expect(kept.leftOff).toEqual([]);
    expect(kept.mayOmit).toEqual([...reduced.leftOff, ...reduced.mayOmit]);
    expect(reduced.leftOff.map(({ paragraph }) => paragraph)).toContain('CLP Annex I, 1.5.2.1.1');
    expect(reduced.parts[0].hazardStatements.length).toBeLessThan(kept.parts[0].hazardStatements.length);
    expect(labelOf(brake, { capacityMl: 125.1, isReduced: true }).label.leftOff).toEqual([]);
  });

  it('are all statements on a container of 100 ml in the United States, which then points to the outer package', () => {
    const american = described({ draft: brake }, { country: 'US' });
    const [part] = labelOf(american, { capacityMl: 100, isReduced: true }).label.parts;
    expect(part.hazardStatements).toEqual([]);
    expect(part.precautionaryStatements).toEqual([]);
    expect(part.signalWord).toBe('Danger');
    expect(part.supplemental.at(-1)).toBe('The full label information is on the immediate outer package.');
    const larger = labelOf(american, { capacityMl: 100.1, isReduced: true }).label.parts[0];
    expect(larger.hazardStatements).not.toEqual([]);
    expect(larger.supplemental.join(' ')).not.toContain('outer package');
  });

  it('are pictograms whose hazard a transport label shows, only where it is wished', () => {
    const beside = labelOf(brake, { isBesideTransportLabels: true }).label;
    const alone = labelOf(brake).label;
    const left = beside.leftOff.map(({ value }) => value);
    expect(left).not.toEqual([]);
    expect(beside.leftOff.every(({ paragraph }) => paragraph === 'CLP Art. 33')).toBe(true);
    expect(alone.pictograms.map(({ code }) => code).filter((code) => !left.includes(code))).toEqual(
      beside.pictograms.map(({ code }) => code),
    );
    expect(alone.mayOmit.map(({ value }) => value)).toEqual(expect.arrayContaining(left));
  });
});
