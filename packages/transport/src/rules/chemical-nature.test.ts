import { exactly, percent } from '@gosds/ghs/concentration';
import type { Ingredient, Mixture } from '@gosds/ghs/mixture';
import { describe, expect, it } from 'vitest';
import { natureOf, reactionOf } from './chemical-nature.ts';

const named = (...names: readonly string[]): readonly Ingredient[] =>
  names.map((name) => ({ id: name, name, concentration: exactly(percent(10)), hazards: [] }));
const withPh = (min?: number, max = min): Mixture => ({
  physicalState: 'liquid',
  ingredients: [],
  properties: min === undefined || max === undefined ? {} : { ph: { min, max } },
});

describe('organic or inorganic, by the names of what is dangerous', () => {
  it.each([
    [['sodium hydroxide'], 'inorganic'],
    [['sodium hydroxide', 'phosphoric acid'], 'inorganic'],
    [['sodium hydroxide', 'acetic acid'], 'organic'],
    [['methyl phosphate'], 'organic'],
    [['mystery'], 'organic'],
    [[], 'organic'],
  ])('%j: %s', (names, expected) => {
    expect(natureOf(named(...names))).toBe(expected);
  });
});

describe('organic or inorganic, where both make the mixture dangerous', () => {
  const mixed = (inorganic: number) =>
    natureOf([
      { id: '1', name: 'Aluminium sulphate', concentration: exactly(percent(inorganic)), hazards: [] },
      { id: '2', name: 'Formic acid', concentration: exactly(percent(10)), hazards: [] },
    ]);

  it.each([
    [9.9, 'organic'],
    [10, 'organic'],
    [10.1, 'inorganic'],
  ])('is what there is more of: %s %% of a salt beside 10 %% of an organic acid: %s', (share, expected) => {
    expect(mixed(share)).toBe(expected);
  });
});

describe('acidic or basic, by pH and else by the names', () => {
  it.each([
    [6, 'acidic'],
    [6.1, undefined],
    [7.9, undefined],
    [8, 'basic'],
  ])('pH %s of a nameless thing: %s', (ph, expected) => {
    expect(reactionOf(withPh(ph), named('mystery'))).toBe(expected);
  });

  it.each([
    ['Methyl isobutyl ketone peroxide', undefined],
    ['Chromium trioxide', undefined],
    ['Calcium oxide', 'basic'],
    ['Silicic acid, sodium salt', 'basic'],
    ['Benzenesulfonic acid, C10-13-alkyl derivs., sodium salts', undefined],
    ['Didecyldimethylammonium chloride', undefined],
    ['Dodecyldimethylamine oxide', undefined],
    ['Iron(III) chloride', 'acidic'],
    ['Triethylamine', 'basic'],
    ['Sodium carbonate', 'basic'],
    ['Bis(2-ethylhexyl) peroxydicarbonate', undefined],
  ])('%s by its name: %s', (name, expected) => {
    expect(reactionOf(withPh(), named(name))).toBe(expected);
  });

  it('takes the whole range of a pH', () => {
    expect(reactionOf(withPh(5, 7), named('mystery'))).toBeUndefined();
    expect(reactionOf(withPh(7, 9), named('mystery'))).toBeUndefined();
    expect(reactionOf(withPh(2, 6), named('mystery'))).toBe('acidic');
  });

  it.each([
    [4, 'sodium hydroxide', 'acidic'],
    [4.1, 'Amines, tallow alkyl, ethoxylated', undefined],
    [6, 'Triethylamine', undefined],
    [9.9, 'acetic acid', undefined],
    [10, 'acetic acid', 'basic'],
  ])('believes a strong pH, and no mild one that the name contradicts: pH %s of %s', (ph, name, expected) => {
    expect(reactionOf(withPh(ph), named(name))).toBe(expected);
  });

  it.each([
    [['acetic acid'], 'acidic'],
    [['acetic acid', 'mystery'], undefined],
    [['aluminium chloride'], 'acidic'],
    [['chloride of lime'], undefined],
    [['sodium bisulphate'], 'acidic'],
    [['sodium bisulfate'], 'acidic'],
    [['potassium hydrogen sulphate'], 'acidic'],
    [['potassium hydrogensulfate'], 'acidic'],
    [['sodium hydroxide'], 'basic'],
    [['hexylamine', 'potash lye'], 'basic'],
    [['calcium oxide'], 'basic'],
    [['oxide of iron'], undefined],
    [[], undefined],
  ])('%j without pH: %s', (names, expected) => {
    expect(reactionOf(withPh(), named(...names))).toBe(expected);
  });
});
