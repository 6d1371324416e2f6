import { inWords } from '@gosds/phrases/in-words';
import { inEnglish } from '@gosds/phrases/say-message';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mixture } from '../../mixture.ts';
import { gas, gasOf } from '../testing/gas-of.ts';
import { ingredient, mixtureOf, outcomeOf } from '../testing/mixture-of.ts';

const oxidising = 'Oxidising gases';
const verdict = (mixture: ReturnType<typeof gasOf>) => {
  const { status, hazards, reasons } = outcomeOf(mixture, oxidising);
  return { status, code: hazards[0]?.code, row: reasons[0]?.ruleId, found: reasons[0]?.found };
};

describe('oxidising gas mixtures by ISO 10156, note to CLP Table 2.4.1', () => {
  it.each([
    { mixture: { oxygen: 23.5, nitrogen: 76.5 }, code: undefined, found: 23.5 },
    { mixture: { oxygen: 23.4999, nitrogen: 76.5001 }, code: undefined, found: 23.4999 },
    { mixture: { oxygen: 23.5001, nitrogen: 76.4999 }, code: 'Ox. Gas 1', found: 23.5001 },
    { mixture: { air: 100 }, code: undefined, found: 20.9 },
    { mixture: { nitrousOxide: 39, nitrogen: 61 }, code: undefined, found: 23.4 },
    { mixture: { nitrousOxide: 40, nitrogen: 60 }, code: 'Ox. Gas 1', found: 24 },
    { mixture: { oxygen: 20, argon: 80 }, code: 'Ox. Gas 1', found: 31.25 },
    { mixture: { oxygen: 30, carbonDioxide: 70 }, code: undefined, found: 22.22222 },
  ])('$mixture has $found % and is $code', ({ mixture, code, found }) => {
    const row = code === undefined ? 'ox-gas.not-met' : 'ox-gas.1';
    const status = code === undefined ? 'not-classified' : 'classified';
    expect(verdict(gasOf(mixture))).toEqual({ status, code, row, found });
  });

  it('counts an oxidiser that was not tested as 40', () => {
    const ozone = (share: number) =>
      mixtureOf(
        [ingredient(share, ['Ox. Gas 1 H270'], { name: 'ozone', cas: '10028-15-6' }), gas('nitrogen', 100 - share)],
        {
          physicalState: 'gas',
        },
      );
    expect(verdict(ozone(0.5875)).code).toBeUndefined();
    expect(verdict(ozone(0.5876)).code).toBe('Ox. Gas 1');
    expect(inEnglish(outcomeOf(ozone(1), oxidising).reasons[0]?.counted[0]?.note ?? '')).toBe('Ci 40, not tested');
  });

  it('stays open only where an inert gas without coefficient could decide', () => {
    const unknown = (oxygen: number) =>
      mixtureOf([gas('oxygen', oxygen), ingredient(100 - oxygen, [], { name: 'novel gas' })], { physicalState: 'gas' });
    expect(verdict(unknown(10)).status).toBe('not-classified');
    expect(inWords(outcomeOf(unknown(30), oxidising))).toMatchObject({
      status: 'incomplete',
      hazards: [],
      missing: ['nitrogen equivalency Kk of 1 novel gas'],
    });
    expect(verdict(unknown(60)).code).toBe('Ox. Gas 1');
    expect(inWords(outcomeOf(gasOf({ oxygen: 30 }), oxidising).missing)).toEqual(['the whole composition']);
  });

  it('names a gas that nobody has classified, and does not apply to liquids', () => {
    const mixture = mixtureOf([gas('nitrogen', 90), ingredient(10, [], { name: 'x', hazards: 'not-assessed' })], {
      physicalState: 'gas',
    });
    expect(outcomeOf(mixture, oxidising)).toMatchObject({ status: 'incomplete', missing: ['1 x'] });
    expect(verdict(gasOf({ oxygen: 50, nitrogen: 50 }, { physicalState: 'liquid' })).row).toBe('physical.4.state');
    expect(verdict(gasOf({ nitrogen: 100 })).row).toBe('physical.4.none');
  });

  it('fills what the ranges leave with the strongest oxidiser, then with the weakest inert gas', () => {
    const counted = (mixture: Mixture) =>
      outcomeOf(mixture, oxidising).reasons[0]?.counted.map(({ concentration }) => concentration / 1e7);
    expect(counted(gasOf({ nitrousOxide: [10, 60], oxygen: [10, 50], nitrogen: [20, 80] }))).toEqual([30, 50, 20]);
    const inert = gasOf({ carbonDioxide: [20, 80], argon: [20, 80], nitrousOxide: [1, 30], oxygen: [5, 15] });
    expect(counted(inert)).toEqual([20, 35, 30, 15]);
  });

  it('keeps the class of a gas that makes up the product', () => {
    expect(verdict(gasOf({ oxygen: 99.5, nitrogen: 0.5 })).row).toBe('physical.4.substance');
  });

  it('never gets milder with more oxygen in place of nitrogen', () => {
    const share = fc.integer({ min: 0, max: 50_000 });
    fc.assert(
      fc.property(share, share, (first, more) => {
        const at = (ppt: number) =>
          outcomeOf(gasOf({ oxygen: ppt / 1000, nitrogen: 100 - ppt / 1000 }), oxidising).hazards.length;
        return at(first + more) >= at(first);
      }),
      { seed: 11, numRuns: 60 },
    );
  });
});
