import { hazard } from '@gosds/ghs/hazard';
import type { PhysicalTest } from '@gosds/ghs/physical-test';
import { finishStatement } from '@gosds/phrases/finish-statement';
import { wordingOf } from '@gosds/phrases/statement-text';
import { describe, expect, it } from 'vitest';
import { parseQuantity } from '../draft/quantity.ts';
import { storageTemperature } from './storage-temperature.ts';

const test = (sadtC: number): PhysicalTest => ({
  test: 'A-H',
  of: 'organic-peroxide',
  source: 'laboratory',
  detonation: 'no',
  deflagration: 'no',
  heatedUnderConfinement: 'low',
  sadtC,
});
const peroxide = [hazard('Org. Perox. E H242')];
const stored = (sadtC: number, value = '') =>
  storageTemperature({
    measures: { storageTemperature: parseQuantity(value) },
    classification: { hazards: peroxide },
    mixture: { testResults: [test(sadtC)] },
  });

describe('the temperature of P411', () => {
  it.each([
    [45, '35 °C (95 °F)'],
    [40.7, '30 °C (86 °F)'],
    [10, '-10 °C (14 °F)'],
    [46, undefined],
  ])('of a peroxide with SADT %s °C: %s', (sadtC, expected) => {
    expect(stored(sadtC)).toBe(expected);
  });

  it.each([
    ['30', '30 °C (86 °F)'],
    ['5-25', '25 °C (77 °F)'],
    ['>5', '35 °C (95 °F)'],
  ])('is the one typed, %s, before that of the SADT: %s', (typed, expected) => {
    expect(stored(45, typed)).toBe(expected);
  });

  it('finishes the statement, which otherwise is left to the supplier as a whole', () => {
    const words = (text: string | undefined) =>
      finishStatement('P411', {
        wording: wordingOf('eu'),
        slots: text === undefined ? {} : { storageTemperature: text },
      });
    expect(words(stored(45)).text).toBe('Store at temperatures not exceeding 35 °C (95 °F).');
    expect(words(stored(46))).toMatchObject({ text: 'Not Available', missing: ['storageTemperature'] });
  });
});
