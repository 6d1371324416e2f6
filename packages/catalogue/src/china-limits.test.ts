import { describe, expect, it } from 'vitest';
import { findByCas } from './catalogue.ts';
import { limitedBy } from './testing/limited-by.ts';

const limited = limitedBy('china');

const limitsOf = (cas: string) => findByCas(cas)?.exposureLimits.filter(({ source }) => source === 'china') ?? [];

describe('the limits of China', () => {
  it('belong to substances of the catalogue, and to China', () => {
    for (const cas of limited) {
      expect([cas, limitsOf(cas).map(({ country, list }) => `${country} ${list}`)]).toEqual([cas, ['CN GBZ 2.1-2019']]);
    }
  });

  it('reads PC-TWA, PC-STEL, MAC and skin', () => {
    expect(limitsOf('67-64-1')).toMatchObject([{ twaMgM3: 300, stelMgM3: 450 }]);
    expect(limitsOf('7647-01-0')).toEqual([{ country: 'CN', list: 'GBZ 2.1-2019', source: 'china', ceilingMgM3: 7.5 }]);
    expect(limitsOf('67-56-1')).toMatchObject([{ twaMgM3: 25, stelMgM3: 50, notation: 'skin' }]);
  });

  it('are in mg/m3 alone, with a MAC or a PC-TWA, never both', () => {
    for (const cas of limited) {
      for (const { twaMgM3, stelMgM3, ceilingMgM3, twaPpm, stelPpm, ceilingPpm } of limitsOf(cas)) {
        expect([cas, twaPpm, stelPpm, ceilingPpm]).toEqual([cas, undefined, undefined, undefined]);
        expect([cas, (twaMgM3 === undefined) !== (ceilingMgM3 === undefined)]).toEqual([cas, true]);
        expect([cas, (stelMgM3 ?? Infinity) > (twaMgM3 ?? 0)]).toEqual([cas, true]);
      }
    }
  });

  it('leave out what one source alone has, and what was amended', () => {
    expect(['71-43-2', '141-78-6', '630-08-0'].flatMap(limitsOf)).toEqual([]);
  });
});
