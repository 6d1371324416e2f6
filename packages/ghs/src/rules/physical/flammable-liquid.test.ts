import { inWords } from '@gosds/phrases/in-words';
import { describe, expect, it } from 'vitest';
import { percent } from '../../concentration.ts';
import { hazard } from '../../hazard.ts';
import type { MixtureProperties } from '../../mixture.ts';
import { decided, ingredient, mixtureOf, outcomeOf } from '../testing/mixture-of.ts';

const liquid = 'Flammable liquids';
const at = (flash: number, boiling?: number, more: MixtureProperties = {}) =>
  mixtureOf([], {
    properties: {
      flashPointC: { min: flash, max: flash },
      ...(boiling === undefined ? {} : { initialBoilingPointC: { min: boiling, max: boiling } }),
      ...more,
    },
  });

describe('flammable liquids, CLP Annex I, Table 2.6.1', () => {
  it.each([
    { flash: 22.9, boiling: 35, code: 'Flam. Liq. 1', row: 'flam-liq.1' },
    { flash: 22.9, boiling: 35.1, code: 'Flam. Liq. 2', row: 'flam-liq.2' },
    { flash: 23, boiling: 35, code: 'Flam. Liq. 3', row: 'flam-liq.3' },
    { flash: 60, boiling: undefined, code: 'Flam. Liq. 3', row: 'flam-liq.3' },
    { flash: 60.1, boiling: undefined, code: undefined, row: undefined },
  ])('flash point $flash and boiling point $boiling is $code', ({ flash, boiling, code, row }) => {
    expect(decided(at(flash, boiling), liquid)).toEqual({ code, row });
  });

  it.each([
    { flash: 93, code: 'Flam. Liq. 4' },
    { flash: 93.1, code: undefined },
  ])('flash point $flash is $code under OSHA (Table B.6.1)', ({ flash, code }) => {
    expect(decided(at(flash), liquid, 'us').code).toBe(code);
    expect(decided(at(flash), liquid, 'eu').code).toBeUndefined();
  });

  it.each([
    [0.9, 'not-classified'],
    [1, 'incomplete'],
    [40, 'incomplete'],
  ])('asks for the flash point where %s %% of a flammable gas is dissolved: %s', (share, status) => {
    const gas = ingredient(share, ['Flam. Gas 1A H220']);
    expect(outcomeOf(mixtureOf([gas, ingredient(100 - share, [])]), liquid).status).toBe(status);
  });

  it('is at least Category 2, and open, below 23 without a boiling point', () => {
    const { status, hazards, missing } = outcomeOf(at(10), liquid);
    expect(inWords({ status, code: hazards[0]?.code, missing })).toEqual({
      status: 'incomplete',
      code: 'Flam. Liq. 2',
      missing: ['initial boiling point'],
    });
  });

  it('reads `> 60` as above 60 and `> 35` as above 35', () => {
    const open = (min: number) => ({ min, max: Number.POSITIVE_INFINITY });
    expect(decided(mixtureOf([], { properties: { flashPointC: open(60) } }), liquid).code).toBeUndefined();
    const low = mixtureOf([], { properties: { flashPointC: { min: 10, max: 10 }, initialBoilingPointC: open(35) } });
    expect(decided(low, liquid).code).toBe('Flam. Liq. 2');
  });

  it.each([
    { flash: 35, code: 'Flam. Liq. 3' },
    { flash: 35.1, code: undefined },
  ])('need not be Category 3 at $flash where combustion is not sustained (2.6.4.5)', ({ flash, code }) => {
    expect(decided(at(flash, undefined, { doesNotSustainCombustion: true }), liquid).code).toBe(code);
  });

  it.each([
    { flash: 75, code: 'Flam. Liq. 3' },
    { flash: 75.1, code: undefined },
  ])('a gas oil at $flash is $code (note to Table 2.6.1)', ({ flash, code }) => {
    expect(decided(at(flash, undefined, { isGasOil: true }), liquid).code).toBe(code);
  });

  it('stays open without a flash point only where an ingredient makes it matter', () => {
    expect(inWords(outcomeOf(mixtureOf([ingredient(5, ['Flam. Liq. 2 H225'])]), liquid).missing)).toEqual([
      'flash point',
    ]);
    expect(outcomeOf(mixtureOf([ingredient(95, [])]), liquid).status).toBe('not-classified');
  });

  it('is settled by a test that found no flash point', () => {
    const mixture = mixtureOf([ingredient(5, ['Flam. Liq. 2 H225'])]);
    const tested = { ...mixture, properties: { ...mixture.properties, hasNoFlashPoint: true } };
    const { status, missing } = outcomeOf(tested, liquid);
    expect([status, missing]).toEqual(['not-classified', []]);
  });

  it.each([
    { share: 84.9, market: 'eu', status: 'not-classified' },
    { share: 85, market: 'eu', status: 'incomplete' },
    { share: 84.9, market: 'us', status: 'incomplete' },
  ] as const)(
    'asks at $share % of what the list calls flammable from 85 % on: $status by the law of $market',
    (row) => {
      const specificLimits = [{ outcome: hazard('Flam. Liq. 3 H226'), lower: percent(85) }];
      const acid = ingredient(row.share, ['Flam. Liq. 3 H226'], { specificLimits });
      expect(outcomeOf(mixtureOf([acid, ingredient(100 - row.share, [])]), liquid, row.market).status).toBe(row.status);
    },
  );

  it('does not apply to solids and aerosols', () => {
    expect(outcomeOf({ ...at(10, 20), physicalState: 'aerosol' }, liquid).status).toBe('not-classified');
  });
});
