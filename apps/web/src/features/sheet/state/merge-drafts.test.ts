import { emptyDraft, handClassificationSchema, ingredientSchema, type Draft } from '@gosds/sheet/draft/draft';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameDraft, mergeDrafts, resolve } from './merge-drafts.ts';

fc.configureGlobal({ seed: 20_260_501 });

const base = emptyDraft();

const described = (patch: Partial<Draft['description']>, draft = base): Draft => ({
  ...draft,
  description: { ...draft.description, ...patch },
});

const row = (id: string, name = '') => ingredientSchema.parse({ id, name, proportion: name === '' ? '' : '1' });

const withRows = (...rows: Draft['ingredients']): Draft => ({ ...base, ingredients: rows });

describe('merge of two drafts from one base', () => {
  it('takes what each side alone changed', () => {
    const merge = mergeDrafts({
      base,
      mine: described({ productName: 'Thinner' }),
      theirs: described({ companyName: 'ACME' }),
    });
    expect(merge.conflicts).toEqual([]);
    expect(merge.draft.description).toMatchObject({ productName: 'Thinner', companyName: 'ACME' });
  });

  it('names a field that both changed, keeps mine until chosen, and takes theirs where chosen', () => {
    const merge = mergeDrafts({
      base,
      mine: described({ productName: 'Thinner' }),
      theirs: described({ productName: 'Cleaner' }),
    });
    expect(merge.conflicts).toEqual([{ path: 'description.productName', mine: 'Thinner', theirs: 'Cleaner' }]);
    expect(merge.draft.description.productName).toBe('Thinner');
    const chosen = resolve(merge, new Map([['description.productName', 'theirs']]));
    expect(chosen.description.productName).toBe('Cleaner');
  });

  it('merges what is written to the review check by check, also where it is taken back', () => {
    const wrote = (acceptedFindings: Draft['acceptedFindings']): Draft => ({ ...base, acceptedFindings });
    const merge = mergeDrafts({
      base: wrote({ 'a.one': 'before' }),
      mine: wrote({ 'a.one': 'before', 'b.two': 'mine' }),
      theirs: wrote({ 'a.one': '' }),
    });
    expect(merge).toMatchObject({ draft: { acceptedFindings: { 'a.one': '', 'b.two': 'mine' } }, conflicts: [] });
  });

  it('keeps a value with its unit together', () => {
    const at = (value: string, unit: string): Draft => ({
      ...base,
      properties: { ...base.properties, flashPoint: { value, unit } },
    });
    const merge = mergeDrafts({ base, mine: at('23', '°C'), theirs: at('73', '°F') });
    expect(merge.conflicts.map(({ path }) => path)).toEqual(['properties.flashPoint']);
    expect(resolve(merge, new Map([['properties.flashPoint', 'theirs']])).properties.flashPoint).toEqual({
      value: '73',
      unit: '°F',
    });
  });

  it('keeps the rows that both sides added, also a second one of a kind', () => {
    const fish = (value: string) => ({ values: { value }, method: 'OECD 203', source: 'Report', date: '' });
    const tested = (tests: Draft['properties']['tests']): Draft => ({
      ...base,
      properties: { ...base.properties, tests },
    });
    const merge = mergeDrafts({
      base: tested({ 'fish-acute': fish('5') }),
      mine: tested({ 'fish-acute': fish('5'), 'fish-acute~2': fish('6') }),
      theirs: tested({ 'fish-acute': fish('5'), bcf: fish('10') }),
    });
    expect(Object.keys(merge.draft.properties.tests).toSorted()).toEqual(['bcf', 'fish-acute', 'fish-acute~2']);
  });

  it('merges tests of the product one by one, also one that was taken away', () => {
    const test = (source: string) => ({ values: { category: 'not-classified' }, method: 'OECD 404', source, date: '' });
    const tested = (tests: Draft['properties']['tests']): Draft => ({
      ...base,
      properties: { ...base.properties, tests },
    });
    const both = { skin: test('1'), 'N.1': test('1') };
    const merge = mergeDrafts({
      base: tested(both),
      mine: tested({ 'N.1': test('1'), eye: test('2') }),
      theirs: tested({ ...both, 'N.1': test('3') }),
    });
    expect(merge.conflicts).toEqual([]);
    expect(merge.draft.properties.tests).toEqual({ 'N.1': test('3'), eye: test('2') });
    const clash = mergeDrafts({
      base: tested(both),
      mine: tested({ skin: test('4') }),
      theirs: tested({ skin: test('5') }),
    });
    expect(clash.conflicts.map(({ path }) => path)).toEqual(['properties.tests.skin']);
    expect(clash.draft.properties.tests).toEqual({ skin: test('4') });
    expect(resolve(clash, new Map([['properties.tests.skin', 'theirs']])).properties.tests).toEqual({
      skin: test('5'),
    });
  });

  it('keeps that mine took a classification by hand back', () => {
    const hand = handClassificationSchema.parse({ hazards: ['Skin Irrit. 2 H315'], source: 'supplier' });
    const common = [row('1', 'Acetone'), row('2'), row('3')];
    const classified = withRows({ ...row('1', 'Acetone'), handClassification: hand }, row('2'), row('3'));
    const merge = mergeDrafts({ base: classified, mine: withRows(...common), theirs: classified });
    expect(merge.draft.ingredients[0]?.handClassification).toBeNull();
  });

  it('merges ingredients by row: a row added here and a row added there both stay', () => {
    const common = [row('1', 'Acetone'), row('2'), row('3')];
    const merge = mergeDrafts({
      base: withRows(...common),
      mine: withRows(...common, row('m', 'Xylene')),
      theirs: withRows(...common, row('t', 'Toluene')),
    });
    expect(merge.conflicts).toEqual([]);
    expect(merge.draft.ingredients.map(({ name }) => name)).toEqual(['Acetone', '', '', 'Xylene', 'Toluene']);
  });

  it('removes a row that one side removed, but keeps it where the other side changed it', () => {
    const four = [row('1', 'Acetone'), row('2'), row('3'), row('4', 'Xylene')];
    const three = four.slice(0, 3);
    const kept = mergeDrafts({
      base: withRows(...four),
      mine: withRows(...three),
      theirs: withRows(...three, row('4', 'Toluene')),
    });
    expect(kept.draft.ingredients.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
    const gone = mergeDrafts({ base: withRows(...four), mine: withRows(...three), theirs: withRows(...four) });
    expect(gone.draft.ingredients.map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  it('takes as many rows as one side has already', () => {
    const rows = Array.from({ length: 40 }, (_, index) => row(`${index}`, 'Xylene'));
    const merged = mergeDrafts({
      base: withRows(...rows.slice(0, 39)),
      mine: withRows(...rows),
      theirs: withRows(...rows.slice(1, 39)),
    });
    expect(merged.draft.ingredients).toHaveLength(39);
    expect(merged.conflicts).toEqual([]);
  });

  it('lets blank rows give way beyond 15 rows, and asks where there are none', () => {
    const many = (letter: string, name: string) =>
      Array.from({ length: 12 }, (_, index) => row(`${letter}${index}`, name));
    const start = [row('1', 'Acetone'), row('2'), row('3')];
    const full = mergeDrafts({
      base: withRows(...start),
      mine: withRows(...start, ...many('m', 'Xylene')),
      theirs: withRows(...start, row('t', 'Toluene')),
    });
    expect(full.draft.ingredients).toHaveLength(15);
    expect(full.conflicts).toEqual([]);
    const tooMany = mergeDrafts({
      base: withRows(...start),
      mine: withRows(...start, ...many('m', 'Xylene')),
      theirs: withRows(...start, ...many('t', 'Toluene')),
    });
    expect(tooMany.conflicts.map(({ path }) => path)).toEqual(['ingredients']);
    expect(resolve(tooMany, new Map([['ingredients', 'theirs']])).ingredients.map(({ id }) => id)).toContain('t0');
  });

  it('is mine where they changed nothing, and theirs where I changed nothing', () => {
    const text = fc.string({ maxLength: 8 });
    const drafts = fc
      .record({
        productName: text,
        companyName: text,
        rows: fc.uniqueArray(fc.constantFrom('1', '2', '3', 'a'), { minLength: 3 }),
      })
      .map(({ rows, ...description }) => ({
        ...described(description),
        ingredients: rows.map((id) => row(id, `${description.productName}${id}`)),
      }));
    fc.assert(
      fc.property(drafts, drafts, (first, second) => {
        const unchanged = mergeDrafts({ base: first, mine: second, theirs: first });
        expect(unchanged.conflicts).toEqual([]);
        expect(isSameDraft(unchanged.draft, second)).toBe(true);
        expect(isSameDraft(mergeDrafts({ base: first, mine: first, theirs: second }).draft, second)).toBe(true);
      }),
    );
  });
});
