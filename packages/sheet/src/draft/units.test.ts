import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert, type Dimension, unitsOf } from './units.ts';

fc.configureGlobal({ seed: 20_260_501 });

describe('conversion to C, g/cm3, cSt and kPa', () => {
  it.each([
    [273.15, 'K', 'temperature', 0],
    [73.4, '°F', 'temperature', 23],
    [491.67, '°R', 'temperature', 0],
    [1000, 'kg/m³', 'density', 1],
    [1, 'atm', 'pressure', 101.325],
    [760, 'mmHg', 'pressure', 101.32501412],
    [760, 'Torr', 'pressure', 101.32499968],
    [1, 'bar', 'pressure', 100],
    [14.5037738, 'psi', 'pressure', 100],
    [20.5, 'mm²/s', 'viscosity', 20.5],
    [1, 'St', 'viscosity', 100],
  ] as const)('%d %s', (value, unit, dimension, expected) => {
    expect(convert(value, unit, dimension)).toBeCloseTo(expected, 4);
  });

  it('knows no unit of another dimension', () => {
    expect(convert(1, 'bar', 'density')).toBeUndefined();
    expect(convert(1, 'toString', 'density')).toBeUndefined();
  });

  it('keeps the order of values in every unit offered', () => {
    const dimensions: readonly Dimension[] = ['temperature', 'density', 'pressure', 'viscosity'];
    for (const dimension of dimensions) {
      for (const unit of unitsOf[dimension]) {
        fc.assert(
          fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (a, b) => {
            expect(Math.sign((convert(a, unit, dimension) ?? 0) - (convert(b, unit, dimension) ?? 0))).toBe(
              Math.sign(a - b),
            );
          }),
          { numRuns: 20 },
        );
      }
    }
  });
});
