import { hazard } from '@gosds/ghs/hazard';
import type { PhysicalTest } from '@gosds/ghs/physical-test';
import { describe, expect, it } from 'vitest';
import { controlTemperature } from './control-temperature.ts';

const tested = (sadtC: number | undefined, of: 'organic-peroxide' | 'self-reactive'): PhysicalTest => ({
  test: 'A-H',
  of,
  source: 'laboratory',
  detonation: 'no',
  deflagration: 'no',
  heatedUnderConfinement: 'low',
  ...(sadtC === undefined ? {} : { sadtC }),
});

describe('control temperature from the SADT, ADR 7.1.7.3', () => {
  it.each([
    [-5, -25],
    [20, 0],
    [20.1, 5.1],
    [35, 20],
    [35.1, 25.1],
    [45, 35],
    [45.1, undefined],
    [undefined, undefined],
  ])('SADT %s °C of an organic peroxide type E: %s °C', (sadtC, expected) => {
    const found = controlTemperature([hazard('Skin Irrit. 2 H315'), hazard('Org. Perox. E H242')], {
      testResults: [tested(sadtC, 'organic-peroxide')],
    });
    expect(found?.controlC).toEqual(expected === undefined ? undefined : expect.closeTo(expected, 9));
    expect(found?.sadtC).toBe(expected === undefined ? undefined : sadtC);
  });

  it.each([
    [55, 45],
    [55.1, undefined],
  ])('SADT %s °C of a self-reactive type F: %s °C', (sadtC, expected) => {
    const mixture = { testResults: [tested(sadtC, 'self-reactive')] };
    expect(controlTemperature([hazard('Self-react. F H242')], mixture)?.controlC).toBe(expected);
  });

  it('is none for what was not tested, or tested as something else, or is in neither class', () => {
    expect(controlTemperature([hazard('Org. Perox. B H241')], {})).toBeUndefined();
    const other = { testResults: [tested(30, 'self-reactive')] };
    expect(controlTemperature([hazard('Org. Perox. B H241')], other)).toBeUndefined();
    expect(controlTemperature([hazard('Flam. Liq. 2 H225')], other)).toBeUndefined();
  });
});
