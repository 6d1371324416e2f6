import { describe, expect, it } from 'vitest';
import { hazard, type Hazard, isHazardStatement } from './hazard.ts';

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

  it.each([
    'Flammable',
    'H225',
    'Flam. Liq. 2 H225 and more',
    'Flam. Liq. 2 P210',
    'Flam. Liq. 9 H225',
    'Carc. 2 H351i',
  ])('refuses "%s"', (notation) => {
    expect(() => hazard(notation)).toThrow(RangeError);
  });

  it('does not compile with an error of spelling', () => {
    // @ts-expect-error: no such category
    const category: Hazard = { code: 'Flam. Liq. 9', hCode: 'H225' };
    // @ts-expect-error: no such statement
    const statement: Hazard = { code: 'Flam. Liq. 2', hCode: 'H999' };
    expect([category, statement]).toHaveLength(2);
  });

  it('knows the letters of the law', () => {
    expect(['H360FD', 'H360', 'H350i', 'EUH380'].filter(isHazardStatement)).toHaveLength(4);
    expect(['H360x', 'H315i', 'H999', ''].filter(isHazardStatement)).toEqual([]);
  });
});
