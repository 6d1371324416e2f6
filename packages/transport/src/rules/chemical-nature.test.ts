import { describe, expect, it } from 'vitest';
import { mixtureOf } from '../testing/outcomes-of.ts';
import { natureOf, reactionOf } from './chemical-nature.ts';

const named = (...names: readonly string[]) => mixtureOf(names.map((name) => [name, 10] as const));
const nature = (...names: readonly string[]) => natureOf(named(...names).ingredients);
const reaction = (names: readonly string[], ph?: { readonly min: number; readonly max: number }) => {
  const mixture = named(...names);
  return reactionOf(ph ? { ...mixture, properties: { ph } } : mixture, mixture.ingredients);
};

describe('organic or inorganic', () => {
  it.each([
    [['Phosphoric acid'], 'inorganic'],
    [['Sodium hydroxide', 'Potassium silicate'], 'inorganic'],
    [['Sodium hydroxide', '2-Aminoethanol'], 'organic'],
    [['Sodium acetate'], 'organic'],
    [['Product 12'], 'organic'],
    [[], 'organic'],
  ] as const)('%s: %s', (names, expected) => {
    expect(nature(...names)).toBe(expected);
  });
});

describe('acidic or basic', () => {
  it.each([
    [{ min: 5, max: 6 }, 'acidic'],
    [{ min: 5, max: 6.01 }, undefined],
    [{ min: 7.99, max: 9 }, undefined],
    [{ min: 8, max: 9 }, 'basic'],
  ])('a pH of %j: %s', (ph, expected) => {
    expect(reaction(['Product 12'], ph)).toBe(expected);
    expect(reaction([], ph)).toBe(expected);
  });

  it.each([
    [['Phosphoric acid', 'Acetic anhydride'], 'acidic'],
    [['Aluminium chloride'], 'acidic'],
    [['Aluminium chloride hydroxide'], 'basic'],
    [['Sodium bisulfate'], 'acidic'],
    [['Sodium bisulphate'], 'acidic'],
    [['Potassium hydrogen sulphate'], 'acidic'],
    [['Potassium hydrogensulfate'], 'acidic'],
    [['Potassium hydroxide', 'Sodium silicate'], 'basic'],
    [['Calcium oxide'], 'basic'],
    [['Ethylene oxide polymer'], undefined],
    [['Phosphoric acid', 'Potassium hydroxide'], undefined],
    [['Product 12'], undefined],
    [[], undefined],
  ] as const)('%s by their names: %s', (names, expected) => {
    expect(reaction(names)).toBe(expected);
  });

  it('believes a measured pH before the names', () => {
    expect(reaction(['Phosphoric acid'], { min: 9, max: 9 })).toBe('basic');
    expect(reaction(['Sodium hydroxide'], { min: 2, max: 2 })).toBe('acidic');
  });
});
