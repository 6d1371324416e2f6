import { describe, expect, it } from 'vitest';
import { findByCas, substances } from './catalogue.ts';

/**
 * Directive 2004/37/EC, Annex III, as amended to (EU) 2024/869: CAS number, eight-hour and short-term limits in mg/m3
 * and ppm, and the skin notation. Transitional limits that ended by April 2026 are left out.
 */
const annexIII: readonly (readonly [cas: string, day: string, short: string, skin: boolean])[] = [
  ['71-43-2', '0.66/0.2', '-/-', true],
  ['75-01-4', '2.6/1', '-/-', false],
  ['75-21-8', '1.8/1', '-/-', true],
  ['75-56-9', '2.4/1', '-/-', false],
  ['79-01-6', '54.7/10', '164.1/30', true],
  ['79-06-1', '0.1/-', '-/-', true],
  ['79-46-9', '18/5', '-/-', false],
  ['95-53-4', '0.5/0.1', '-/-', true],
  ['101-77-9', '0.08/-', '-/-', true],
  ['106-89-8', '1.9/-', '-/-', true],
  ['106-93-4', '0.8/0.1', '-/-', true],
  ['106-99-0', '2.2/1', '-/-', false],
  ['107-06-2', '8.2/2', '-/-', true],
  ['302-01-2', '0.013/0.01', '-/-', true],
  ['50-00-0', '0.37/0.3', '0.74/0.6', false],
  ['107-13-1', '1/0.45', '4/1.8', true],
  ['127-19-5', '36/10', '72/20', true],
  ['98-95-3', '1/0.2', '-/-', true],
  ['68-12-2', '15/5', '30/10', true],
  ['109-86-4', '-/1', '-/-', true],
  ['110-49-6', '-/1', '-/-', true],
  ['110-80-5', '8/2', '-/-', true],
  ['111-15-9', '11/2', '-/-', true],
  ['872-50-4', '40/10', '80/20', true],
  ['80-05-7', '2/-', '-/-', false],
  ['630-08-0', '23/20', '117/100', false],
];

/** Substances of the catalogue in a group, by part of the formula or name. */
const members = (cas: readonly string[]) =>
  cas.map((each) => ({
    each,
    limits: findByCas(each)?.exposureLimits.filter(({ country }) => country === 'EU') ?? [],
  }));

const pair = (mg: number | undefined, ppm: number | undefined) => `${String(mg ?? '-')}/${String(ppm ?? '-')}`;

const diisocyanateNumbers = [
  ...['101-68-8', '9016-87-9', '26447-40-5', '5873-54-1', '26471-62-5', '584-84-9', '91-08-7', '822-06-0'],
  ...['4098-71-9', '5124-30-1', '2778-42-9', '3634-83-1', '3173-72-6', '91-97-4'],
  ...['2162-73-4', '2536-05-2', '15646-96-5', '16938-22-0'],
];

describe('limits that bind in the European Union', () => {
  it.each(annexIII)('are those of Annex III for %s', (cas, day, short, skin) => {
    const limits = findByCas(cas)?.exposureLimits.filter(({ country }) => country === 'EU') ?? [];
    expect(limits.map((each) => [pair(each.twaMgM3, each.twaPpm), pair(each.stelMgM3, each.stelPpm)])).toContainEqual([
      day,
      short,
    ]);
    expect(limits.some(({ notation = '' }) => /\bskin\b(?! sens)/.test(notation))).toBe(skin);
  });

  it('give diisocyanates the values of the transition, and those that follow it', () => {
    for (const { each, limits } of members(diisocyanateNumbers)) {
      expect([each, limits]).toEqual([
        each,
        [
          expect.objectContaining({
            list: 'EU 98/24/EC',
            twaMgM3: 0.01,
            stelMgM3: 0.02,
            later: { from: '2029-01-01', twaMgM3: 0.006, stelMgM3: 0.012 },
            notation: expect.stringMatching(/^as NCO, skin, .*respiratory sensitisation$/),
          }),
        ],
      ]);
    }
  });

  it('forget no substance with two isocyanate groups', () => {
    const withTwo = substances.filter(({ name }) => /di-?isocyanate$|isocyanatomethyl.*isocyanate$/.test(name));
    expect(withTwo.length).toBeGreaterThan(8);
    expect(withTwo.map(({ cas }) => cas).filter((cas) => !diisocyanateNumbers.includes(cas ?? ''))).toEqual([]);
  });

  it('hold both fractions of nickel compounds, and both metals of lead chromates', () => {
    for (const { each, limits } of members(['7786-81-4', '1313-99-1', '7718-54-9', '3333-67-3', '12035-72-2'])) {
      expect([each, limits.map(({ twaMgM3, notation }) => [twaMgM3, notation?.split(', ')[1]])]).toEqual([
        each,
        [
          [0.05, 'inhalable'],
          [0.01, 'respirable'],
        ],
      ]);
    }
    for (const { each, limits } of members(['7758-97-6', '1344-37-2', '12656-85-8'])) {
      const values = limits.map(({ twaMgM3, notation }) => `${String(twaMgM3)} ${String(notation)}`);
      expect([each, values]).toEqual([each, ['0.005 as Cr', '0.03 as Pb, inhalable']]);
      expect(findByCas(each)?.exposureLimits.find(({ source }) => source === 'eh40')?.twaMgM3).toBe(0.01);
    }
  });

  it('take the British limit of lead from its own regulations, which EH40 leaves out', () => {
    for (const cas of ['7439-92-1', '1317-36-8', '1314-41-6', '10099-74-8', '301-04-2']) {
      const british = findByCas(cas)?.exposureLimits.filter(({ country }) => country === 'GB');
      expect([cas, british]).toEqual([cas, [expect.objectContaining({ source: 'claw', twaMgM3: 0.15 })]]);
    }
  });

  it('let cadmium wait for its lower value until 11 July 2027', () => {
    for (const { each, limits } of members(['7440-43-9', '1306-19-0', '10108-64-2', '10124-36-4'])) {
      expect([each, limits[0]]).toEqual([
        each,
        expect.objectContaining({ twaMgM3: 0.004, later: { from: '2027-07-12', twaMgM3: 0.001 } }),
      ]);
    }
  });
});
