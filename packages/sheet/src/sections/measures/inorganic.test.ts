import { describe, expect, it } from 'vitest';
import { isInorganicFormula } from './inorganic.ts';

describe('inorganic substances, by formula', () => {
  it.each(['N2', 'HCl', 'H2O2', 'CO2', 'CCaO3', 'CNa2O3', 'CHNaO3', 'CNNa', 'CuSO4.5H2O'])('%s is one', (formula) => {
    expect(isInorganicFormula(formula)).toBe(true);
  });

  it.each(['C2H4O2', 'C2H3NaO2', 'CCl4', 'C2Cl4', 'CS2', 'C2F4', ''])('%s is none', (formula) => {
    expect(isInorganicFormula(formula)).toBe(false);
  });
});
