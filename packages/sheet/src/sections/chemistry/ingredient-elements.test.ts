import { describe, expect, it } from 'vitest';
import { cannotBurn, ingredientElements, isInorganic, isOrganic } from './ingredient-elements.ts';

type Known = Parameters<typeof isInorganic>[0];

const named = (name: string, formula?: string, cas?: string) =>
  ({
    row: { name },
    family: undefined,
    substance: { name, formula, cas, classification: { hazards: [] } },
  }) as unknown as Known;
const elementsIn = (name: string, cas?: string) => [...(ingredientElements(named(name, undefined, cas)) ?? [])].sort();

describe('inorganic substances', () => {
  it.each([
    ['Nitrogen', 'N2'],
    ['Copper', 'Cu'],
    ['Hydrogen peroxide', 'H2O2'],
    ['Carbon dioxide', 'CO2'],
    ['Calcium carbonate', 'CCaO3'],
    ['Sodium hydrogencarbonate', 'NaHCO3'],
    ['Sodium percarbonate', '2Na2CO3.3H2O2'],
    ['Diammonium carbonate', 'CH8N2O3'],
    ['Basic copper carbonate', 'CH2Cu2O5'],
    ['Dolomite', 'C2CaMgO6'],
    ['Sodium cyanide', 'CNNa'],
    ['Sodium thiocyanate', 'CNNaS'],
    ['Copper sulphate', 'CuSO4.5H2O'],
    ['Silicic acid, sodium salt', undefined],
    ['Zinc borate', undefined],
    ['Polyphosphoric acids, ammonium salts', undefined],
    ['Lead chromate molybdate sulfate red', undefined],
    ['Kaolin', undefined],
  ])('%s (%s) is one', (name, formula) => {
    expect([isInorganic(named(name, formula)), isOrganic(named(name, formula))]).toEqual([true, false]);
  });

  it.each([
    ['Acetic acid', 'C2H4O2'],
    ['Sodium acetate', 'C2H3NaO2'],
    ['Carbon tetrachloride', 'CCl4'],
    ['Carbon disulphide', 'CS2'],
    ['Tetrafluoroethylene', 'C2F4'],
    ['Dimethyl carbonate', 'C3H6O3'],
    ['Zinc stearate', undefined],
    ['Calcium magnesium stearate', undefined],
    ['Choline hydroxide', undefined],
    ['C.I. Basic Blue 3', undefined],
    ['Polychloro copper phthalocyanine', undefined],
    ['Zeta', undefined],
  ])('%s (%s) is none', (name, formula) => {
    expect(isInorganic(named(name, formula))).toBe(false);
  });

  it.each([
    ['Sodium chloride', 'ClNa', true],
    ['Sodium carbonate', 'CNa2O3', true],
    ['Sulfur', 'S', false],
    ['Zinc powder', 'Zn', false],
    ['Calcium carbide', 'C2Ca', false],
    ['Tetracarbonylnickel', 'C4NiO4', false],
  ])('%s (%s) cannot burn: %s', (name, formula, expected) => {
    expect(isInorganic(named(name, formula))).toBe(true);
    expect(cannotBurn(named(name, formula))).toBe(expected);
  });
});

describe('elements by name', () => {
  it.each([
    ['Polyvinyl chloride', ['C', 'Cl', 'H']],
    ['Polychloroprene', ['C', 'Cl', 'H']],
    ['Siloxanes and Silicones, di-Me', ['C', 'H', 'Si']],
    ['Polychloro copper phthalocyanine', ['C', 'Cl', 'Cu', 'H', 'N']],
    ['Aluminium chloride, basic', ['Al', 'Cl', 'H', 'O']],
    ['Melamine phosphate', ['C', 'H', 'N', 'P']],
    ['Hydrazine hydrate', ['N']],
    ['Polymaleic acid', ['C', 'H']],
  ])('%s holds %o', (name, elements) => {
    expect(elementsIn(name)).toEqual(elements);
  });

  it('are those of the CAS number where the name shows another substance', () => {
    expect(elementsIn('Polytetrafluoroethylene', '9002-84-0')).toEqual(['C', 'F']);
    const diphosphate = 'Phosphoric trichloride, reaction products with bisphenol A and phenol';
    expect(elementsIn(diphosphate, '181028-79-5')).not.toContain('Cl');
  });
});

describe('carbon itself', () => {
  it.each(['Carbon black', 'Graphite', 'Charcoal'])('%s without a formula is an element, and burns', (name) => {
    const each = named(name, undefined);
    expect([isInorganic(each), isOrganic(each), cannotBurn(each)]).toEqual([true, false, false]);
    expect([...(ingredientElements(each) ?? [])]).toEqual(['C']);
  });
});
