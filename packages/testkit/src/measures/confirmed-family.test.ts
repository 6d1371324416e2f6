import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import { type DraftPart, draftSchema, partSchema } from '@gosds/sheet/draft/draft';
import { isFamily } from '@gosds/sheet/draft/family';
import { sentencesOf } from '@gosds/sheet/model/written';
import { reviewSheet } from '@gosds/sheet/review/review';
import { withFix } from '@gosds/sheet/review/with-fix';
import { describe, expect, it } from 'vitest';
import { factsOf, sheetOf } from '../products/sheet-of.ts';
import { draftOf } from '../products/supplier.ts';
import { substances } from '@gosds/catalogue/catalogue';

const hand = (...hazards: readonly string[]) => ({ hazards, source: 'Supplier' });

type Typed = Partial<Omit<DraftPart, 'handClassification'>> & { readonly handClassification?: object };

/** A liquid of ingredients that are not in the catalogue. */
const liquid = (...ingredients: readonly Typed[]) => {
  const rows = ingredients.map((row, index) => ({ id: String(index + 1), proportion: '30', ...row }));
  const plain = draftOf({ productName: 'Product', country: 'DE', uses: 'Testing', ingredients: [], properties: {} });
  return draftSchema.parse({ ...plain, ingredients: rows, properties: { state: 'Liquid' } });
};

type Draft = ReturnType<typeof liquid>;

const idsOf = (draft: Draft): readonly string[] => sentencesOf(sheetOf(draft).document.sections).map(({ id }) => id);
const textOf = (draft: Draft, id: string): string =>
  sentencesOf(sheetOf(draft).document.sections).find((each) => each.id === id)?.text ?? '';
const findingsOf = (draft: Draft) =>
  reviewSheet({ ...factsOf(draft), ...sheetOf(draft), today: '2026-11-23' }).findings.filter(
    ({ check }) => check === 'exposure.family',
  );

const resin = { name: 'Own epoxy resin', handClassification: hand('Skin Irrit. 2 H315', 'Skin Sens. 1 H317') };

describe('the family of a typed ingredient', () => {
  it('is proposed by its name, and asked for with one click', () => {
    const draft = liquid(resin);
    expect(textOf(draft, 'incompatible')).toMatch(/amines/i);
    const [finding, ...others] = findingsOf(draft);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ severity: 'should', path: 'ingredients.0.family' });
    expect(finding && findingInEnglish(finding.message)).toMatch(/Own epoxy resin: Epoxide$/);
    const confirmed = finding?.fix ? withFix(draft, finding.fix) : draft;
    expect(confirmed.ingredients[0]?.family).toBe('epoxide');
    expect(findingsOf(confirmed)).toEqual([]);
    expect(sheetOf(confirmed).document.sections).toEqual(sheetOf(draft).document.sections);
  });

  it('is what the user says, whatever the name suggests', () => {
    const draft = liquid({ ...resin, family: 'halogenated' });
    expect(textOf(draft, 'incompatible')).not.toMatch(/amines/i);
    expect(textOf(draft, 'protection.hands.material')).not.toBe(textOf(liquid(resin), 'protection.hands.material'));
    expect(findingsOf(draft)).toEqual([]);
  });

  it('may be none of them: then no glove is chosen', () => {
    expect(idsOf(liquid({ ...resin, family: 'none' }))).not.toContain('protection.hands.material');
  });

  it('is not asked for where nothing suggests one, nor below the share from which it counts', () => {
    expect(findingsOf(liquid({ ...resin, name: 'Blend 7' }))).toEqual([]);
    expect(findingsOf(liquid({ ...resin, proportion: '0.1' }))).toHaveLength(1);
    expect(findingsOf(liquid({ ...resin, proportion: '0.09' }))).toEqual([]);
  });

  it('is a proposal as well where the draft holds a wrong one', () => {
    expect(findingsOf(liquid({ ...resin, family: 'alkanone' }))).toHaveLength(1);
  });

  it('is asked for at the part of a raw material', () => {
    const parts = [{ ...partSchema.parse({ id: 'a' }), ...resin, proportion: '100' }];
    const draft = draftSchema.parse({
      ...liquid(resin),
      ingredients: [{ id: '1', name: 'Raw material', proportion: '50', parts }],
    });
    expect(findingsOf(draft).map(({ path }) => path)).toEqual(['ingredients.0.parts.0.family']);
  });

  it('of one substance from two raw materials is confirmed once', () => {
    const part = { ...resin, casNumber: '25068-38-6', proportion: '100' };
    const draft = draftSchema.parse({
      ...liquid(resin),
      ingredients: ['', 'ketone'].map((family, index) => ({
        id: String(index + 1),
        name: `Raw material ${index}`,
        proportion: '30',
        parts: [{ id: 'a', ...part, family }],
      })),
    });
    const { ingredients } = sheetOf(draft).product;
    expect(ingredients.map(({ family }) => family)).toEqual(['ketone']);
  });

  it('has a label for each family of the catalogue', () => {
    const families = new Set(substances.flatMap(({ family }) => family ?? []));
    expect([...families].filter((family) => !isFamily(family))).toEqual([]);
  });

  it('is empty in a draft of before', () => {
    expect(partSchema.parse({ id: '1' }).family).toBe('');
  });
});

describe('what the chemistry of a confidential ingredient leads to', () => {
  const secret = { sanitisedName: 'Secret' };
  const corrosive = hand('Skin Corr. 1A H314', 'Acute Tox. 4 H332');

  it.each([
    { name: 'Peracetic acid' },
    { name: 'Peressigsäure', casNumber: '79-21-0', family: 'peroxide' },
    { name: 'Peressigsäure', casNumber: '79-21-0', family: 'peroxide', sanitisedName: '' },
  ])('%j has the filters for peracids', (typed) => {
    const filters = textOf(
      liquid({ ...secret, ...typed, handClassification: corrosive }),
      'protection.breathing.filter',
    );
    expect(filters).toMatch(/type A .*type B .*type E .*type K .*P3/);
  });

  it('a filter against a volatile acid is chosen by the name of the ingredient, not by the one that is printed', () => {
    const acid = { name: 'Acetic acid', handClassification: corrosive };
    const filter = (typed: Typed) => textOf(liquid(typed), 'protection.breathing.filter');
    expect(filter({ ...acid, ...secret })).toBe(filter(acid));
    expect(filter({ ...acid, ...secret })).not.toBe(
      filter({ ...acid, name: 'Organic acid', sanitisedName: 'Acetic acid' }),
    );
  });

  const nitrite = { name: 'Sodium nitrite', ...secret };
  it.each([
    [nitrite, { name: 'Diethanolamine', ...secret }, true],
    [{ name: 'Natriumnitrit', casNumber: '7632-00-0' }, { name: 'Diethanolamin', family: 'amine' }, true],
    [nitrite, { name: 'Diethanolamine', family: 'none' }, true],
    [nitrite, { name: 'Glycerol', sanitisedName: 'Diethanolamine' }, false],
    [{ name: 'Sodium nitrate', sanitisedName: 'Nitrite' }, { name: 'Diethanolamine' }, false],
  ])('%j with %j may form nitrosamines: %s', (one, other, forms) => {
    expect(/nitrosamine/i.test(textOf(liquid(one, other), 'interactive'))).toBe(forms);
  });

  it('a fire of a confirmed isocyanate or nitrile gives hydrogen cyanide, one of a hypochlorite gives chlorine', () => {
    const products = (family: string) =>
      textOf(
        liquid({ name: 'Härter', family, handClassification: hand('Flam. Liq. 2 H225') }),
        'fire-hazards.products',
      );
    for (const family of ['isocyanate', 'nitrile']) expect(products(family)).toMatch(/cyanide/i);
    expect(products('ketone')).not.toMatch(/cyanide/i);
    expect(products('hypochlorite')).toMatch(/chlorine/i);
  });
});
