import { MixtureError } from './mixture-error.ts';
import type { Ingredient } from './mixture.ts';
import type { PhysicalTest } from './physical-test.ts';

const below0 = new Set(['sadtC', 'diluentBoilingPointC', 'criticalC']);
/** Fields in which Infinity means that the effect never occurred. */
const endless = new Set(['timeEquivalentSPerM3', 'burningTimeS', 'pressureRiseMs']);

/** Throws a MixtureError that names the test and the field if a result is not a number that the test can give. */
export function checkTestResults(tests: readonly PhysicalTest[] | undefined): void {
  if (!tests) return;
  for (const test of tests) {
    for (const [field, value] of Object.entries(test)) checkResult(test.test, field, value);
    if (test.test === 'gas-flammability') checkLimits(test.lowerLimit, test.upperLimit);
  }
}

function checkResult(subject: string, field: string, value: unknown): void {
  const numbers: readonly unknown[] = Array.isArray(value) ? value : [value];
  for (const number of numbers) {
    if (typeof number === 'number') checkNumber(subject, field, number);
  }
}

function checkNumber(subject: string, field: string, value: number): void {
  const isFinite = Number.isFinite(value) || (endless.has(field) && value === Number.POSITIVE_INFINITY);
  if (!isFinite || (value < 0 && !below0.has(field))) {
    throw new MixtureError({ fault: 'value-not-a-number', subject, field }, 'the result is not a number');
  }
}

function checkLimits(lower = 0, upper = 100): void {
  if (lower > upper || upper > 100) {
    const where = { fault: 'value-not-a-number', subject: 'gas-flammability', field: 'upperLimit' } as const;
    throw new MixtureError(where, 'the flammability limits are not a range within 100 %');
  }
}

/** Throws a MixtureError that names the ingredient and the field if a physical constant is impossible. */
export function checkPhysicalData(ingredient: Ingredient): void {
  const { molarMass, heatOfCombustion, peroxygenGroups, gas } = ingredient;
  const subject = ingredient.printedName ?? ingredient.name;
  checkConstant(subject, 'molarMass', molarMass);
  checkConstant(subject, 'heatOfCombustion', heatOfCombustion);
  checkConstant(subject, 'peroxygenGroups', peroxygenGroups);
  if (gas) for (const [field, value] of Object.entries(gas)) checkConstant(subject, field, value);
}

const above0 = new Set(['molarMass', 'flammableFrom', 'lowerLimit', 'nitrogenEquivalency']);

function checkConstant(subject: string, field: string, value: unknown): void {
  if (typeof value !== 'number') return;
  checkNumber(subject, field, value);
  if (value === 0 && above0.has(field)) {
    throw new MixtureError({ fault: 'value-not-a-number', subject, field }, 'the value is above 0');
  }
}
