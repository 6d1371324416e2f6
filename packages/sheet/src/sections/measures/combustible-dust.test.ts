import { aSubstance } from '@gosds/testkit/builders/a-substance';
import { printedSentences } from '@gosds/testkit/builders/printed-sentences';
import { exactly, percent } from '@gosds/ghs/concentration';
import { describe, expect, it } from 'vitest';
import { cannotBurnAsDust, mayExplodeAsDust, raisesDust } from './combustible-dust.ts';
import type { Product } from '../../product/product.ts';
import type { NamedIngredient } from '../writing.ts';
import { draftSchema } from '../../draft/draft.ts';
import { parsePart } from '../../draft/entered-row.ts';
import type { Substance } from '../../substance.ts';

const casOf: Readonly<Record<string, string>> = { CO2: '124-38-9' };
const [row] = draftSchema.parse({ ingredients: [{ id: '1', name: 'x', proportion: '1' }] }).ingredients;

function ingredientOf(formula: string, share: number): NamedIngredient {
  if (!row) throw new Error('the draft has lost its ingredient');
  const substance: Substance = aSubstance({
    name: formula,
    cas: casOf[formula] ?? '50-00-0',
    ...(formula === '' ? {} : { formula }),
    classification: { basis: 'none' },
    properties: { state: 'solid' },
  });
  const ingredient = { id: '1', name: formula, concentration: exactly(percent(share)), hazards: [] };
  return {
    ...parsePart(row),
    row,
    concentration: ingredient.concentration,
    path: 'ingredients.0',
    ingredient,
    name: formula,
    isConfidential: false,
    substance,
    family: undefined,
    listings: undefined,
    hazards: [],
    groups: [],
  };
}

const of = (shares: Readonly<Record<string, number>>, state: Product['state'] = 'solid', appearance = 'Powder') => ({
  state,
  draft: draftSchema.parse({ properties: { state: state === 'solid' ? 'Solid' : 'Liquid', appearance } }),
  ingredients: Object.entries(shares).map(([formula, share]) => ingredientOf(formula, share)),
});

describe('the dust of a solid', () => {
  it('explodes if the supplier says so, whatever is known of the ingredients', () => {
    const unknown = of({ '': 100 });
    const { draft } = unknown;
    const stated = { ...unknown, draft: { ...draft, properties: { ...draft.properties, isCombustibleDust: true } } };
    expect([mayExplodeAsDust(unknown), mayExplodeAsDust(stated)]).toEqual([false, true]);
    expect(mayExplodeAsDust({ ...stated, state: 'liquid' })).toBe(false);
  });

  it.each([
    { shares: { NaOH: 100 }, cannotBurn: true, mayExplode: false },
    { shares: { CuSO4: 90, NaCl: 10 }, cannotBurn: true, mayExplode: false },
    { shares: { CuSO4: 90, C12H22O11: 10 }, cannotBurn: true, mayExplode: false },
    { shares: { CuSO4: 89.9999999, C12H22O11: 10.0000001 }, cannotBurn: false, mayExplode: false },
    { shares: { NaCl: 75, C12H22O11: 25 }, cannotBurn: false, mayExplode: true },
    { shares: { NaCl: 75.0000001, C12H22O11: 24.9999999 }, cannotBurn: false, mayExplode: false },
    { shares: { NaCl: 75, C: 25 }, cannotBurn: false, mayExplode: true },
    { shares: { Al: 100 }, cannotBurn: false, mayExplode: false },
    { shares: { '': 100 }, cannotBurn: false, mayExplode: false },
  ])('of $shares', ({ shares, cannotBurn, mayExplode }) => {
    expect([cannotBurnAsDust(of(shares)), mayExplodeAsDust(of(shares))]).toEqual([cannotBurn, mayExplode]);
  });

  it('is spoken of for solids alone', () => {
    expect(cannotBurnAsDust(of({ NaCl: 100 }, 'liquid'))).toBe(false);
    expect(mayExplodeAsDust(of({ C12H22O11: 100 }, 'liquid'))).toBe(false);
    for (const whole of ['Paste', 'Gel', 'Solid block'])
      expect(mayExplodeAsDust(of({ C12H22O11: 100 }, 'solid', whole))).toBe(false);
  });
});

describe('whether dust is raised', () => {
  const described = (formula: string, appearanceText: string, isCombustibleDust = false) => ({
    ...of({ [formula]: 100 }),
    draft: draftSchema.parse({
      properties: { state: 'Solid', appearance: 'User Input', appearanceText, isCombustibleDust },
    }),
  });

  it.each([
    { formula: 'C12H22O11', text: 'Blue wax block', dust: false },
    { formula: 'C12H22O11', text: 'White pellets', dust: false },
    { formula: 'C12H22O11', text: 'White solid', dust: true },
    { formula: 'C12H22O11', text: 'White powder', dust: true },
    { formula: 'Cu', text: 'Reddish metal', dust: false },
    { formula: 'Cu', text: 'Copper wire', dust: false },
    { formula: 'Cu', text: 'Copper powder', dust: true },
    { formula: 'CuSO4', text: 'Blue crystals', dust: true },
  ])('of $formula, $text: $dust', ({ formula, text, dust }) => {
    expect(raisesDust(described(formula, text))).toBe(dust);
  });

  it('follows what the supplier says of combustible dust, and work that grinds', () => {
    expect(raisesDust(described('C12H22O11', 'White pellets', true))).toBe(true);
    const ground = described('Cu', 'Copper wire');
    const { draft } = ground;
    const description = { ...draft.description, processing: 'grinding' as const };
    expect(raisesDust({ ...ground, draft: { ...draft, description } })).toBe(true);
  });
});

describe('what forms in a fire', () => {
  it('is nothing of carbon dioxide, and of other ingredients what their elements give', () => {
    const products = (shares: Readonly<Record<string, number>>, state: string) =>
      printedSentences({ shares, properties: { state } }).text('fire-hazards.products');
    expect(products({ '124-38-9': 100 }, 'Gas')).toBe('');
    expect(products({ '67-63-0': 100 }, 'Liquid')).toMatch(/: carbon oxides\.$/);
    expect(products({ '124-38-9': 50, '67-63-0': 50 }, 'Liquid')).toMatch(/: carbon oxides\.$/);
  });
});

describe('what is used as a melt', () => {
  const wax = (description: object, properties: object = {}) =>
    printedSentences({ shares: { '8002-74-2': 100 }, properties: { state: 'Solid', ...properties }, description });
  const dust = 'other-hazards.dustExplosion';

  it('flies up as no dust, unless its form says so', () => {
    expect(wax({ uses: 'Candles' }).text(dust)).toBe('');
    expect(wax({ uses: 'Candles' }, { isCombustibleDust: true }).text(dust)).not.toBe('');
    expect(wax({ uses: 'Polish' }).text(dust)).not.toBe('');
  });
});
