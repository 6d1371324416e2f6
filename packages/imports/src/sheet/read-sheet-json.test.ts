import { writeSheetFiles } from '@gosds/print/data/sheet-files';
import type { Draft } from '@gosds/sheet/draft/draft';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { usualLanguageOf } from '@gosds/sheet/profiles/countries';
import { reviewSheet } from '@gosds/sheet/review/review';
import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import { factsOf } from '@gosds/testkit/products/sheet-of';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importLimits } from '../table/limits.ts';
import { readSheetJson } from './read-sheet-json.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The JSON in the PDF of the draft's sheet. */
function jsonOf(draft: Draft): string {
  const facts = factsOf(draft);
  const made = makeSheet(facts);
  const review = reviewSheet({ ...facts, ...made, today: facts.revisionDate });
  const json = writeSheetFiles(facts, { ...made, review }).attachments.find(({ name }) => name === 'sheet.json');
  return new TextDecoder().decode(json?.content);
}

const readBack = (draft: Draft) => readSheetJson(bytesOf(jsonOf(draft)), 15);

const markets = ['DE', 'FR', 'GB', 'CH', 'US', 'CA', 'AU', 'NZ', 'CN', 'JP', 'BR'];

const inCountry = (country: string): Draft => ({
  ...brakeCleaner.draft,
  description: {
    ...brakeCleaner.draft.description,
    country,
    language: usualLanguageOf(country),
    vendorCountry: country,
  },
});

const numeral = fc.integer({ min: -50, max: 400 }).map(String);
const word = fc.stringMatching(/^[A-Z][a-z|]{3,20}$/);
const typed = fc.record({
  country: fc.constantFrom(...markets),
  productName: word,
  website: word,
  synonyms: word,
  odour: word,
  flashPoint: fc.record({ value: numeral, unit: fc.constantFrom('°C', '°F', 'K'), method: word }),
  density: fc.record({ value: fc.constantFrom('0.7', '0.82', '1.3'), unit: fc.constant('g/cm³') }),
  shares: fc.constantFrom(['30-50', '30-50', '10-30'], ['40', '40', '20'], ['60', '30', 'balance']),
});

describe('what was typed for a sheet', () => {
  it('comes back from the JSON in the PDF, in any market', () => {
    fc.assert(
      fc.property(typed, ({ country, productName, website, synonyms, odour, flashPoint, density, shares }) => {
        const draft = inCountry(country);
        const description = { ...draft.description, productName, website, synonyms };
        const properties = { ...draft.properties, odour, flashPoint, density };
        const ingredients = draft.ingredients.map((row, index) => ({ ...row, proportion: shares[index] ?? '' }));
        const read = readBack({ ...draft, description, properties, ingredients })?.draft;
        const { language, vendorCountry, telephone, emergencyTelephone, street, suburb, postcode } = description;
        expect(read?.description).toMatchObject({
          ...{ productName, website, synonyms, country, language, vendorCountry },
          ...{ telephone, emergencyTelephone, street, suburb, postcode },
        });
        expect(read?.properties).toMatchObject({ state: 'Liquid', odour, flashPoint, density });
        const sum = shares.map((share) => (share === 'balance' ? '10' : share));
        expect(read?.ingredients.map(({ proportion }) => proportion).toSorted()).toEqual(sum.toSorted());
        expect(read?.ingredients.every(({ casNumber }) => /^\d+-\d\d-\d$/.test(casNumber))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it.each(markets)('stays out where the sheet withholds it or does not print it: %s', (country) => {
    const draft = inCountry(country);
    const ingredients = draft.ingredients.map((row, index) =>
      index === 0 ? { ...row, proportion: '37.123', sanitisedName: 'Solvent', sanitisedProportion: '30-60' } : row,
    );
    const [secret] = draft.ingredients;
    const carried = { unNumber: '1993', dgClass: '3', packagingGroup: 'II', shippingName: 'FLAMMABLE LIQUID, N.O.S.' };
    const read = readBack({
      ...{ ...draft, ingredients },
      description: { ...draft.description, packageMl: '4711' },
      properties: { ...draft.properties, molecularWeight: { value: '4712', unit: 'Not Available' } },
      dangerousGoods: {
        ...{ ...draft.dangerousGoods, ...carried, confirmed: true },
        nosIngredients: [secret?.name ?? ''],
      },
    })?.draft;
    expect(read?.ingredients).toContainEqual(
      expect.objectContaining({ name: 'Solvent', casNumber: '', proportion: '30-60', materialId: null }),
    );
    expect(read?.dangerousGoods).toMatchObject({ ...carried, nosIngredients: ['Solvent'], confirmed: false });
    const all = JSON.stringify(read);
    for (const hidden of ['37.123', '4711', '4712', secret?.name ?? 'no name']) expect(all).not.toContain(hidden);
  });

  it('holds registration numbers where the sheet prints them', () => {
    const withNumbers = (country: string): Draft => ({
      ...inCountry(country),
      ingredients: brakeCleaner.draft.ingredients.map((row) => ({ ...row, registrationNumber: '01-2119457610-43' })),
    });
    const numbers = (country: string) =>
      new Set(readBack(withNumbers(country))?.draft.ingredients.map(({ registrationNumber }) => registrationNumber));
    expect(numbers('DE')).toContain('01-2119457610-43');
    expect(numbers('GB')).not.toContain('01-2119457610-43');
    expect(numbers('US')).not.toContain('01-2119457610-43');
  });

  it('comes back in both languages of a Canadian sheet', () => {
    const draft = inCountry('CA');
    const secondLanguage = { uses: 'Nettoyage des freins', usesAdvisedAgainst: '' };
    const description = { ...draft.description, language: 'en+fr', secondLanguage };
    expect(readBack({ ...draft, description })?.draft.description.secondLanguage).toEqual(secondLanguage);
  });

  it('is not the entry for transport that was worked out', () => {
    expect(readBack(inCountry('US'))?.draft.dangerousGoods.unNumber).toBe('');
  });
});

const withInputs = (inputs: unknown) => JSON.stringify({ format: 'gosds-sheet', formatVersion: 1, inputs });
const blank = { description: {}, ingredients: [], properties: {}, dangerousGoods: {} };
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `S${index}`, proportion: '1' }));

describe('the JSON of a sheet', () => {
  it('of before it held the inputs gives no draft', () => {
    expect(readSheetJson(bytesOf('{"format":"gosds-sheet","formatVersion":1,"sheet":{}}'), 15)).toBeUndefined();
  });

  it('tells what is not taken', () => {
    const ingredients = [...rows(15), { name: 'Last' }];
    const read = readSheetJson(bytesOf(withInputs({ ...blank, ingredients })), 15);
    expect(read?.draft.ingredients).toHaveLength(15);
    expect(read?.lost).toEqual(['sentences', 'tests', 'unlisted', 'share', 'too-many']);
  });

  it.each([
    ['that breaks off', '{"format":'],
    ['that is a list', '[]'],
    ['of others', '{"format":"other","formatVersion":1}'],
    ['of a later version', '{"format":"gosds-sheet","formatVersion":2}'],
    ['without ingredients', withInputs({ ...blank, ingredients: undefined })],
    ['with a number for a name', withInputs({ ...blank, description: { productName: 7 } })],
    ['with a list for a quantity', withInputs({ ...blank, properties: { flashPoint: [] } })],
    ['with a text longer than a draft takes', withInputs({ ...blank, description: { telephone: '1'.repeat(61) } })],
    ['with more ingredients than any sheet', withInputs({ ...blank, ingredients: rows(2001) })],
    ['that is a million lists deep', '['.repeat(1_000_000) + ']'.repeat(1_000_000)],
    ['with depth in place of a text', withInputs(0).replace(':0', `:${'['.repeat(100_000)}${']'.repeat(100_000)}`)],
  ])('is refused: one %s', (_, text) => {
    expect(() => readSheetJson(bytesOf(text), 15)).toThrow(expect.objectContaining({ refusal: { code: 'broken' } }));
  });

  it('is refused where it is larger than any sheet', () => {
    const refusal = { code: 'unpacks-too-large', limit: importLimits.bytes };
    const large = new Uint8Array(importLimits.bytes + 1);
    expect(() => readSheetJson(large, 15)).toThrow(expect.objectContaining({ refusal }));
  });

  it('cannot add to a draft what is no input', () => {
    const text = withInputs({ ...blank, description: { productName: 'P' }, mode: 'advanced' }).replace(
      '"mode"',
      '"__proto__":{"polluted":1},"mode"',
    );
    const read = readSheetJson(bytesOf(text), 15);
    expect(read?.draft.mode).toBe('simple');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
