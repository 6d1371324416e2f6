import { hazard, type HazardClass } from '@gosds/ghs/hazard';
import { expect, it } from 'vitest';
import type { EcotoxicityValue, Substance } from '../substance.ts';
import { measuredAcute } from './measured-acute.ts';

const value = (mgL: number, more: Partial<EcotoxicityValue> = {}): EcotoxicityValue => ({
  ...{ endpoint: 'EC50', group: 'crustacea', species: 'Daphnia magna', value: { min: mgL, max: mgL } },
  ...{ hours: 48, source: 's' },
  ...more,
});

const notified: Substance['classification'] = {
  ...{ basis: 'notified', source: 'reach', coversAllClasses: true, hazards: [], specificLimits: [], ates: [] },
  ...{ notes: [], supplemental: [], minimum: [] },
};

const of = (ecotoxicity: readonly EcotoxicityValue[], more: Partial<Substance> = {}) => ({
  ...{ classification: notified, properties: { state: 'liquid' as const }, ecotoxicity },
  ...more,
});

const aquaticAcute: HazardClass = 'Hazardous to the aquatic environment, acute';
const brazil = { adopted: ['Aquatic Acute 1', 'Aquatic Acute 2', 'Aquatic Acute 3'] } as const;
const union = { adopted: ['Aquatic Acute 1'] } as const;

it.each([
  [1, undefined],
  [1.01, 'H401'],
  [10, 'H401'],
  [10.1, 'H402'],
  [100, 'H402'],
  [100.1, undefined],
])('an EC50 of %d mg/l is %s where a market has Acute 2 and 3, UN GHS Table 4.1.1', (mgL, code) => {
  expect(measuredAcute(of([value(mgL)]), [], brazil).map(({ hCode }) => hCode)).toEqual(code ? [code] : []);
  expect(measuredAcute(of([value(mgL)]), [], union)).toEqual([]);
});

it('takes the most sensitive group, the growth rate of algae, and no worked out value', () => {
  const algae = { group: 'algae' as const };
  const values = [
    value(70, { group: 'fish', endpoint: 'LC50' }),
    value(4.9, { calculated: true }),
    value(5, algae),
    value(43.8, { ...algae, endpoint: 'ErC50' }),
  ];
  expect(measuredAcute(of(values), [], brazil)).toEqual([hazard('Aquatic Acute 3 H402')]);
});

it('adds nothing to an acute class, to the verdict of an authority of the UN GHS, or above the solubility', () => {
  const toxic = [value(4.9)];
  expect(measuredAcute(of(toxic), [hazard('Aquatic Acute 1 H400')], brazil)).toEqual([]);
  expect(measuredAcute(of(toxic), [hazard('Aquatic Chronic 3 H412')], brazil)).toHaveLength(1);
  const judged = { classification: { ...notified, judged: { classes: [aquaticAcute], source: 'nite-list' } } };
  expect(measuredAcute(of(toxic, judged), [], brazil)).toEqual([]);
  expect(measuredAcute(of(toxic, { classification: { ...notified, source: 'nite' } }), [], brazil)).toEqual([]);
  const poorly = { properties: { state: 'liquid' as const, waterSolubility: { min: 1, max: 4, source: 's' } } };
  expect(measuredAcute(of(toxic, poorly), [], brazil)).toEqual([]);
});
