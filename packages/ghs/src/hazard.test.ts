import { describe, expect, it } from 'vitest';
import { hazard } from './hazard.ts';

describe('the notation of a classification entry', () => {
  it.each([
    ['Flam. Liq. 2 H225', { code: 'Flam. Liq. 2', hCode: 'H225' }],
    ['Repr. 1B H360FD', { code: 'Repr. 1B', hCode: 'H360FD' }],
    ['STOT RE 2 H373 (liver, inhalation)', { code: 'STOT RE 2', hCode: 'H373', detail: 'liver, inhalation' }],
    ['ED HH 1 EUH380', { code: 'ED HH 1', hCode: 'EUH380' }],
  ])('reads %s', (notation, expected) => {
    expect(hazard(notation)).toEqual(expected);
  });

  it('takes spaces as they come', () => {
    expect(hazard('  STOT RE 2   H373   (liver) ')).toEqual({ code: 'STOT RE 2', hCode: 'H373', detail: 'liver' });
  });

  it.each(['Flammable', 'H225', 'Flam. Liq. 2 H225 and more', 'Flam. Liq. 2 P210'])('refuses "%s"', (notation) => {
    expect(() => hazard(notation)).toThrow(RangeError);
  });
});
