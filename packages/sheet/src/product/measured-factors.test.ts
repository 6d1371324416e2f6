import { hazard } from '@gosds/ghs/hazard';
import { describe, expect, it } from 'vitest';
import type { EcotoxicityValue } from '../substance.ts';
import { measuredFactors } from './measured-factors.ts';

const both = [hazard('Aquatic Acute 1 H400'), hazard('Aquatic Chronic 1 H410')];
const none = { mAcute: undefined, mChronic: undefined };

const value = (endpoint: EcotoxicityValue['endpoint'], mgL: number, more: Partial<EcotoxicityValue> = {}) => ({
  ...{ endpoint, group: 'crustacea' as const, species: 'Daphnia magna', value: { min: mgL, max: mgL } },
  ...{ hours: 48, source: 's' },
  ...more,
});
const evidence = (...ecotoxicity: EcotoxicityValue[]) => ({ ecotoxicity, properties: { state: 'liquid' as const } });
const ready = { readilyBiodegradable: { value: true, source: 's' } };

describe('M-factors from measured values, CLP Annex I, Table 4.1.3', () => {
  it.each([
    [0.101, undefined],
    [0.1, 10],
    [0.0101, 10],
    [0.01, 100],
    [0.001, 1000],
  ])(
    'an EC50 of %d mg/l asks for an acute factor of %s, and of the chronic one where nothing else is known',
    (at, m) => {
      const { mAcute, mChronic } = measuredFactors(evidence(value('EC50', at)), both, none);
      expect([mAcute, mChronic]).toEqual([m, m]);
    },
  );

  it.each([
    [0.0101, undefined, undefined],
    [0.01, 10, undefined],
    [0.001, 100, 10],
  ])('a NOEC of %d mg/l asks for a chronic factor of %s, or %s where it degrades rapidly', (at, slow, rapid) => {
    const chronic = evidence(value('EC50', 0.0059), value('NOEC', at));
    expect(measuredFactors(chronic, both, none).mChronic).toBe(slow);
    expect(measuredFactors({ ...chronic, ...ready }, both, none).mChronic).toBe(rapid);
  });

  it('take no acute value for a chronic one of what degrades rapidly and does not accumulate', () => {
    const acute = { ...evidence(value('EC50', 0.0059)), ...ready };
    expect(measuredFactors(acute, both, none)).toEqual({ mAcute: 100 });
    expect(measuredFactors({ ...acute, bcf: { min: 500, max: 500, source: 's' } }, both, none).mChronic).toBe(100);
  });

  it('are none where the class is another, a factor was given, or the value was worked out or is only a lower limit', () => {
    const low = value('EC50', 0.0059);
    expect(measuredFactors(evidence(low), [hazard('Aquatic Chronic 2 H411')], none)).toEqual({});
    expect(measuredFactors(evidence(low), both, { mAcute: 1, mChronic: 1 })).toEqual({});
    expect(measuredFactors(evidence(value('EC50', 0.0059, { calculated: true })), both, none)).toEqual({});
    expect(measuredFactors(evidence(value('EC50', 1, { value: { min: 0.001, max: Infinity } })), both, none)).toEqual(
      {},
    );
  });

  it('take the growth rate of algae before their biomass', () => {
    const algae = { group: 'algae' as const };
    const values = evidence(value('EC50', 0.001, algae), value('ErC50', 0.05, algae));
    expect(measuredFactors(values, both, none).mAcute).toBe(10);
  });
});
