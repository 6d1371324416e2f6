import { percent } from '@gosds/ghs/concentration';
import { describe, expect, it } from 'vitest';
import { judgeShare, sumOfShares, worstOf } from './judge-share.ts';

const exactly = (value: number) => ({ lower: percent(value), upper: percent(value) });
const between = (from: number, to: number) => ({ lower: percent(from), upper: percent(to) });
const from = { at: percent(0.1), isAbove: false };
const above = { at: percent(0.1), isAbove: true };

describe('a share and a threshold', () => {
  it.each([
    ['just under “from”', from, exactly(0.099_999_9), 'below'],
    ['at “from”', from, exactly(0.1), 'above'],
    ['just over “from”', from, exactly(0.100_000_1), 'above'],
    ['at “above”', above, exactly(0.1), 'below'],
    ['just over “above”', above, exactly(0.100_000_1), 'above'],
    ['a range over it', from, between(0.1, 5), 'above'],
    ['a range that reaches it', from, between(0.05, 0.1), 'possible'],
    ['a range that ends at “above”', above, between(0.05, 0.1), 'below'],
    ['none', undefined, exactly(50), 'no-threshold'],
  ])('%s', (_, threshold, share, verdict) => {
    expect(judgeShare(threshold, sumOfShares([share]))).toBe(verdict);
  });

  it('is not judged where the proportion is not known', () => {
    expect(judgeShare(from, sumOfShares([undefined]))).toBe('unknown');
    expect(judgeShare(from, sumOfShares([]))).toBe('unknown');
    expect(judgeShare(from, sumOfShares([exactly(0.05), undefined]))).toBe('unknown');
    expect(judgeShare(from, sumOfShares([exactly(0.1), undefined]))).toBe('above');
  });

  it('adds the lines of one chemical, up to the whole', () => {
    expect(judgeShare(from, sumOfShares([exactly(0.06), exactly(0.04)]))).toBe('above');
    expect(sumOfShares([exactly(60), exactly(60)])).toEqual({ ...exactly(100), isKnown: true });
  });

  it('takes the worst of several entries', () => {
    expect(worstOf(['below', 'possible', 'no-threshold'])).toBe('possible');
    expect(worstOf(['below', 'no-threshold'])).toBe('no-threshold');
    expect(worstOf([])).toBe('no-threshold');
  });
});
