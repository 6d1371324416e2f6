import { describe, expect, it } from 'vitest';
import { forgetSince, rememberLoaded } from './mutation/caches.mjs';
import { countsBy, functionsIn, isSampled, readSample, scoreOf } from './mutation/sample.mjs';

const text = `import { a } from './a.ts';
export type T = (x: number) => void;
const limit = 5;
/** Says. */
export function first() {
  return [1].map((x) => x);
}
const second = (x: number) =>
  x > limit;
`;

describe('a sample of functions', () => {
  it('is read from the command line', () => {
    expect(readSample('20')).toEqual({ which: 1, of: 20 });
    expect(readSample('20/20')).toEqual({ which: 20, of: 20 });
    for (const wrong of ['0', '21/20', '0/20', 'all', undefined]) expect(readSample(wrong)).toBeUndefined();
  });

  it('is drawn from the functions at the top level of a file', () => {
    const [file, names] = ['x.ts', ['first', 'second']];
    expect(functionsIn(file, text)).toEqual([
      { file, name: names[0], from: 5, to: 7 },
      { file, name: names[1], from: 8, to: 9 },
    ]);
  });

  it('has each function in one of its parts', () => {
    const functions = Array.from({ length: 100 }, (_, at) => ({ file: 'x.ts', name: `f${at}` }));
    for (const each of functions)
      expect([1, 2, 3].filter((which) => isSampled(each, { which, of: 3 }))).toHaveLength(1);
  });

  it('counts the faults of its functions by their lines', () => {
    const fault = (line, state) => ({ file: 'x.ts', line, state });
    const faults = [
      fault(5, 'noticed'),
      fault(7, 'survived'),
      fault(8, 'noticed'),
      fault(9, 'unreached'),
      fault(10, 'noticed'),
    ];
    expect(countsBy(functionsIn('x.ts', text), faults)).toEqual([
      { valid: 2, noticed: 1 },
      { valid: 2, noticed: 1 },
    ]);
  });
});

describe('the score of a sample', () => {
  const drawn = [
    { valid: 10, noticed: 10 },
    { valid: 10, noticed: 6 },
    { valid: 0, noticed: 0 },
  ];

  it('has an interval that the spread between the functions decides', () => {
    // Variance: (1 - 3/12) * (2² + 2² + 0²) * 3/2 = 9, so the margin is 1.96 * 3 / 20.
    const { low, high, ...score } = scoreOf(drawn, 12);
    expect(score).toEqual({ valid: 20, noticed: 16, percent: 80 });
    expect([low, high]).toEqual([expect.closeTo(50.6), 100]);
  });

  it('is exact where every function was drawn, and open where one was', () => {
    expect(scoreOf(drawn)).toMatchObject({ low: 80, high: 80 });
    expect(scoreOf([{ valid: 4, noticed: 3 }], 12)).toMatchObject({ percent: 75, low: 0, high: 100 });
    expect(scoreOf([{ valid: 0, noticed: 0 }], 12)).toBeUndefined();
  });
});

describe('the maps of the modules under test', () => {
  it('forget what a fault left in them, and keep what was there when all was loaded', () => {
    const [byCode, cache, key] = [new globalThis.gosdsCaches.Map(), new globalThis.gosdsCaches.WeakMap(), {}];
    byCode.set('H225', 2);
    rememberLoaded();
    byCode.set('H225', 3).set('H226', 3);
    cache.set(key, 1);
    forgetSince();
    expect([...byCode]).toEqual([['H225', 2]]);
    expect(cache.has(key)).toBe(false);
  });
});
