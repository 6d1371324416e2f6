import { describe, expect, it } from 'vitest';
import { unitsAgree } from './limit-units.ts';

describe('a limit in mg/m3 and ppm', () => {
  it.each([
    ['at 25 °C', 192, 50, 92.14],
    ['at 20 °C', 190, 50, 92.14],
    ['rounded to one digit', 0.2, 0.05, 77.95],
    ['rounded to the second digit of a round number', 500, 150, 88.11],
    ['of one digit each', 2, 1, 36.46],
  ])('agrees with the molar mass %s', (_, mgM3, ppm, molarMass) => {
    expect(unitsAgree(mgM3, ppm, molarMass)).toBe(true);
  });

  it.each([
    ['a slipped row', 186, 27.7, 75.07],
    ['ppm and mg/m3 exchanged', 50, 192, 92.14],
    ['a lost zero', 19, 50, 92.14],
    ['just above what rounding explains', 45, 10, 133.4],
  ])('disagrees: %s', (_, mgM3, ppm, molarMass) => {
    expect(unitsAgree(mgM3, ppm, molarMass)).toBe(false);
  });
});
