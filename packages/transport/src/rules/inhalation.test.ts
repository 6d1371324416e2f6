import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { gasZoneReason, liquidZone, vapourPackingGroup, zoneEntryUn } from './inhalation.ts';

fc.configureGlobal({ seed: 20_260_501 });

const row = (lc50MlPerM3: number, saturatedMlPerM3: number) =>
  vapourPackingGroup({ lc50MlPerM3, saturatedMlPerM3 }).reason.ruleId.replace('transport.class-6.1.', '');

describe('toxic vapours, ADR 2.2.61.1.8', () => {
  it.each([
    [1000, 10000, 'vapour-1'],
    [1000.1, 10001, 'vapour-2'],
    [1000, 9999.9, 'vapour-2'],
    [3000, 3000, 'vapour-2'],
    [3000.1, 3000.1, 'vapour-3'],
    [3000, 2999.9, 'vapour-3'],
    [5000, 1000, 'vapour-3'],
    [5000, 999.9, 'vapour-none'],
    [5000.1, 100000, 'vapour-none'],
  ])('LC50 %s and saturated %s ml/m3 meet %s', (lc50, saturated, id) => {
    expect(row(lc50, saturated)).toBe(id);
  });

  it('never turns milder when the vapour grows denser', () => {
    const rank = (group: string | null) => ['I', 'II', 'III', null].indexOf(group);
    const value = fc.double({ min: 1, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(value, value, value, (lc50MlPerM3, saturated, more) => {
        const group = (saturatedMlPerM3: number) =>
          rank(vapourPackingGroup({ lc50MlPerM3, saturatedMlPerM3 }).packingGroup);
        expect(group(saturated + more)).toBeLessThanOrEqual(group(saturated));
      }),
    );
  });
});

describe('hazard zones', () => {
  it.each([
    [200, 100000, 'A'],
    [200.1, 1000000, 'B'],
    [200, 99999, 'B'],
    [1000, 10000, 'B'],
    [1000, 9999, undefined],
    [1000.1, 20000, undefined],
  ])('liquid with LC50 %s and saturated %s ml/m3: %s (49 CFR 173.133)', (lc50MlPerM3, saturatedMlPerM3, zone) => {
    expect(liquidZone({ lc50MlPerM3, saturatedMlPerM3 })).toBe(zone);
  });

  it.each([
    [100, 'A'],
    [100.1, 'B'],
    [500, 'B'],
    [500.1, 'C'],
    [1500, 'C'],
    [1500.1, 'D'],
    [2500, 'D'],
    [2500.1, undefined],
  ])('gas with %s ppm for four hours: %s (49 CFR 173.116)', (ppm, zone) => {
    expect(gasZoneReason(ppm)?.ruleId).toBe(zone && `transport.zone-${zone}`);
  });

  it('has an entry for every combination the list names', () => {
    expect(zoneEntryUn(['6.1', '3'], 'A')).toBe('3383');
    expect(zoneEntryUn(['6.1', '8', '3'], 'B')).toBe('3489');
    expect(zoneEntryUn(['6.1', '9'], 'A')).toBeUndefined();
  });
});
