import { expect, it } from 'vitest';
import { printedSentences } from '@gosds/testkit/builders/printed-sentences';

const [water, bleach, ammonia, acetone, heptane, glycerol, lime, peroxide, citric] = [
  '7732-18-5',
  '7681-52-9',
  '1336-21-6',
  '67-64-1',
  '142-82-5',
  '56-81-5',
  '1317-65-3',
  '7722-84-1',
  '77-92-9',
] as const;

it.each([
  [{ [water]: 95, [bleach]: 5 }, 'Liquid', 'explosionLimits', 'holds no ingredient that burns as a vapour'],
  [{ [water]: 99.1, [glycerol]: 0.9 }, 'Liquid', 'autoignitionTemperature', 'holds no ingredient that burns'],
  [{ [water]: 99, [glycerol]: 1 }, 'Liquid', 'autoignitionTemperature', 'Not Available'],
  [{ [water]: 75, [ammonia]: 25 }, 'Liquid', 'explosionLimits', 'Not Available'],
  [{ [water]: 95, [bleach]: 5 }, 'Liquid', 'flashPoint', 'holds no ingredient that burns as a vapour'],
  [{ [water]: 65, [peroxide]: 35 }, 'Liquid', 'flashPoint', 'holds no ingredient that burns as a vapour'],
  [{ [water]: 70, [citric]: 30 }, 'Liquid', 'flashPoint', 'holds no ingredient that burns as a vapour'],
  [{ [water]: 99.1, [glycerol]: 0.9 }, 'Liquid', 'flashPoint', 'holds no ingredient that burns as a vapour'],
  [{ [water]: 99, [glycerol]: 1 }, 'Liquid', 'flashPoint', 'Not Available'],
  [{ [water]: 99.1, [acetone]: 0.9 }, 'Liquid', 'flashPoint', 'Not Available'],
  [{ [water]: 75, [ammonia]: 25 }, 'Liquid', 'flashPoint', 'Not Available'],
  [{ [water]: 94.1, [bleach]: 5 }, 'Liquid', 'flashPoint', 'holds no ingredient that burns as a vapour'],
  [{ [water]: 94, [bleach]: 5 }, 'Liquid', 'flashPoint', 'Not Available'],
  [{ [acetone]: 50, [heptane]: 50 }, 'Liquid', 'ph', 'organic solvents without water'],
  [{ [acetone]: 99.9, [water]: 0.1 }, 'Liquid', 'ph', 'Not Available'],
  [{ [lime]: 100 }, 'Solid', 'vapourPressure', 'inorganic solid'],
] as const)('%o, %s: %s is %s', (shares, state, line, text) => {
  const printed = printedSentences({ country: 'DE', shares, properties: { state } });
  expect(printed.text(`properties.${line}`)).toContain(text);
});
