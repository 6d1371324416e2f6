import { describe, expect, it } from 'vitest';
import { checkMixture } from './check-mixture.ts';
import type { Ingredient } from './mixture.ts';
import type { PhysicalTest } from './physical-test.ts';
import { ingredient, mixtureOf } from './rules/testing/mixture-of.ts';

const fire = { source: 'a', test: 'external-fire', massExplodes: false } as const;
const times = { source: 'a', test: 'O.1', burningTimeS: 5 } as const;
const gas = { source: 'a', test: 'gas-flammability', isFlammable: true } as const;

describe('results of physical tests', () => {
  it.each([
    [{ ...fire, correctedBurningRateKgPerMin: Number.NaN }, 'external-fire', 'correctedBurningRateKgPerMin'],
    [{ ...fire, correctedBurningRateKgPerMin: -1 }, 'external-fire', 'correctedBurningRateKgPerMin'],
    [{ ...fire, correctedBurningRateKgPerMin: Infinity }, 'external-fire', 'correctedBurningRateKgPerMin'],
    [{ ...times, referenceTimesS: [1, Number.NaN, 3] }, 'O.1', 'referenceTimesS'],
    [{ ...gas, lowerLimit: 20, upperLimit: 10 }, 'gas-flammability', 'upperLimit'],
    [{ ...gas, upperLimit: 101 }, 'gas-flammability', 'upperLimit'],
  ] satisfies readonly (readonly [PhysicalTest, string, string])[])('%o are refused', (test, subject, field) => {
    expect(() => {
      checkMixture(mixtureOf([], { testResults: [test] }));
    }).toThrow(expect.objectContaining({ fault: 'value-not-a-number', subject, field }));
  });

  it.each([
    { ...times, burningTimeS: Infinity, referenceTimesS: [1, 2, 3] },
    {
      source: 'a',
      test: 'A-H',
      of: 'self-reactive',
      detonation: 'no',
      deflagration: 'no',
      heatedUnderConfinement: 'no',
      sadtC: -10,
    },
  ] satisfies readonly PhysicalTest[])('%o are taken', (test) => {
    expect(() => {
      checkMixture(mixtureOf([], { testResults: [test] }));
    }).not.toThrow();
  });
});

describe('physical constants of an ingredient', () => {
  it.each([
    [{ molarMass: 0 }, 'molarMass'],
    [{ molarMass: Number.NaN }, 'molarMass'],
    [{ heatOfCombustion: -1 }, 'heatOfCombustion'],
    [{ peroxygenGroups: Infinity }, 'peroxygenGroups'],
    [{ gas: { flammableFrom: 0 } }, 'flammableFrom'],
    [{ gas: { nitrogenEquivalency: -1 } }, 'nitrogenEquivalency'],
  ] satisfies readonly (readonly [Partial<Ingredient>, string])[])('%o are refused by name', (data, field) => {
    expect(() => {
      checkMixture(mixtureOf([ingredient(10, [], { name: 'gas', ...data })]));
    }).toThrow(expect.objectContaining({ fault: 'value-not-a-number', subject: '0 gas', field }));
  });

  it('below 0 °C are taken', () => {
    expect(() => {
      checkMixture(mixtureOf([ingredient(10, [], { gas: { criticalC: -240, source: 'table' } })]));
    }).not.toThrow();
  });
});
