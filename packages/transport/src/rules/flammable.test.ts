import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { exactly, percent } from '@gosds/ghs/concentration';
import { hazard } from '@gosds/ghs/hazard';
import { marketById } from '@gosds/ghs/testing/market-by-id';
import type { JurisdictionId } from '@gosds/ghs/jurisdiction-id';
import type { Mixture, MixtureProperties } from '@gosds/ghs/mixture';
import { describe, expect, it } from 'vitest';
import { classifyForTransport } from '../classify-for-transport.ts';
import type { TransportInput, TransportMode } from '../transport-input.ts';

type Case = {
  readonly flash: number;
  readonly boiling?: number;
  readonly market?: JurisdictionId;
  readonly mode: TransportMode;
  readonly more?: Partial<TransportInput>;
  readonly properties?: MixtureProperties;
  readonly notations?: readonly string[];
  readonly share?: number;
};

const at = (value: number) => ({ min: value, max: value });

/** A solvent in a harmless diluent. */
function transported({
  flash,
  boiling = 150,
  market = 'eu',
  mode,
  more,
  properties,
  notations,
  share = 60,
}: Case): string {
  const mixture: Mixture = {
    physicalState: 'liquid',
    properties: { flashPointC: at(flash), initialBoilingPointC: at(boiling), ...properties },
    ingredients: [
      {
        id: 'solvent',
        name: 'solvent',
        concentration: exactly(percent(share)),
        hazards: (notations ?? ['Flam. Liq. 3 H226']).map(hazard),
      },
      { id: 'oil', name: 'oil', concentration: exactly(percent(100 - share)), hazards: [] },
    ],
  };
  const outcome = classifyForTransport({
    mixture,
    classification: classifyMixture(mixture, marketById(market)),
    mode,
    ...more,
  });
  if (outcome.status !== 'regulated') return outcome.status;
  const { un, packingGroup } = outcome.proposal.entry;
  return `${un} ${packingGroup ?? '-'}`;
}

describe('packing groups of class 3, ADR 2.2.3.1.3', () => {
  it.each([
    [22.9, 35, '1993 I'],
    [22.9, 35.1, '1993 II'],
    [23, 35.1, '1993 III'],
    [23, 35, '1993 I'],
    [60, 35, '1993 I'],
    [60, 35.1, '1993 III'],
    [60.1, 35.1, 'not-regulated'],
  ])('flash point %s °C, boiling from %s °C: %s', (flash, boiling, expected) => {
    expect(transported({ flash, boiling, mode: 'adr', notations: ['Flam. Liq. 2 H225'] })).toBe(expected);
  });
});

it.each([
  // `> 35` does not include 35, and `< 23` does not include 23.
  [{ flash: { min: -Infinity, max: 23 }, boiling: { min: 35, max: Infinity } }, '1993 II'],
  [{ flash: { min: 60, max: Infinity }, boiling: { min: 80, max: 80 } }, 'not-regulated'],
])('an open end of a value does not hold it: %j', ({ flash, boiling }, expected) => {
  const properties = { flashPointC: flash, initialBoilingPointC: boiling };
  expect(transported({ flash: 0, mode: 'adr', notations: ['Flam. Liq. 2 H225'], properties })).toBe(expected);
});

describe('liquids that do not sustain combustion', () => {
  it.each([
    ['eu', 'adr'],
    ['us', 'us'],
    ['ca', 'ca'],
    ['au', 'adg'],
  ] as const)('in %s are free above a flash point of 35 °C alone', (market, mode) => {
    const properties = { doesNotSustainCombustion: true };
    expect(transported({ flash: 35.1, market, mode, properties })).toBe('not-regulated');
    expect(transported({ flash: 35, market, mode, properties })).toBe('1993 III');
    expect(transported({ flash: 35.1, market, mode })).toBe('1993 III');
  });
});

describe('gas oils, ADR 2.2.3.1.1', () => {
  const gasOil = { substanceUn: '1202' };
  it.each([
    ['adr', 60, '1202 III'],
    ['adr', 100, '1202 III'],
    ['adr', 100.1, '3082 III'],
    ['rid', 100, '1202 III'],
    ['imdg', 60, '1202 III'],
    ['imdg', 60.1, '3082 III'],
    ['iata', 60.1, '3082 III'],
    ['adg', 60.1, '3082 III'],
  ] as const)('by %s with flash point %s °C: %s', (mode, flash, expected) => {
    expect(transported({ flash, mode, more: gasOil, notations: ['Aquatic Chronic 2 H411'] })).toBe(expected);
  });

  it('that CLP calls flammable up to 75 °C are of class 3 on land alone', () => {
    const properties = { isGasOil: true };
    expect(transported({ flash: 65, mode: 'adr', properties })).toBe('1993 III');
    expect(transported({ flash: 65, mode: 'imdg', properties })).toBe('not-regulated');
  });
});

describe('what the product is used as goes before the one substance in it, ADR 2.1.3.3 (a)', () => {
  const known = { unNumbersByIngredient: { solvent: '1307' } };
  it.each([
    ['paint', '1263 III'],
    ['adhesive', '1133 III'],
    ['petroleum-distillate', '1307 III'],
    [undefined, '1307 III'],
  ] as const)('%s: UN %s', (productKind, expected) => {
    expect(transported({ flash: 30, mode: 'adr', more: { ...known, ...(productKind ? { productKind } : {}) } })).toBe(
      expected,
    );
  });
});

it.each([
  [80, '1866 III'],
  [80.1, '1307 III'],
])('a resin solution does not hold more of one listed liquid: %s %% is UN %s', (share, expected) => {
  const more = { unNumbersByIngredient: { solvent: '1307' }, productKind: 'resin-solution' as const };
  expect(transported({ flash: 30, mode: 'adr', share, more })).toBe(expected);
});
