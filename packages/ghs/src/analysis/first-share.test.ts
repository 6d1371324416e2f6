import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstShare, firstStretch } from './first-share.ts';

/** The result, and the concentrations that were tried for it, in order. */
function traced(span: { readonly from: number; readonly to: number }, likely: readonly number[], limit: number) {
  const tried: number[] = [];
  const share = firstShare(span, likely, (at) => {
    tried.push(at);
    return span.from < span.to ? at >= limit : at <= limit;
  });
  return { share, tried };
}

describe('the nearest concentration at which a condition is met', () => {
  it('is found wherever it lies, by any hints', () => {
    const point = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(point, point, point, fc.array(point, { maxLength: 8 }), (from, to, limit, hints) => {
        const isUp = from < to;
        const holdsAt = (share: number) => (isUp ? share >= limit : share <= limit);
        fc.pre(from !== to && !holdsAt(from));
        const expected = holdsAt(to) ? limit : undefined;
        expect(firstShare({ from, to }, hints, holdsAt)).toBe(expected);
      }),
      { numRuns: 500, seed: 20_260_501 },
    );
  });

  it('takes the end and the two likely ones beside the limit, whatever else is likely', () => {
    const likely = [800, 399, 100, 400, 399, 0, 1000, -5, 2000];
    expect(traced({ from: 0, to: 1000 }, likely, 400)).toEqual({ share: 400, tried: [1000, 400, 399] });
  });

  it('takes as few on the way down', () => {
    const likely = [800, 401, 100, 400, 401, 1000, 0, -5, 2000];
    expect(traced({ from: 1000, to: 0 }, likely, 400)).toEqual({ share: 400, tried: [0, 400, 401] });
  });

  it('is halved between the likely ones where none is right', () => {
    expect(traced({ from: 0, to: 1000 }, [100, 108], 105)).toEqual({
      share: 105,
      tried: [1000, 108, 100, 104, 106, 105],
    });
  });

  it('is none where the condition is not met at the end, or there is no way to go', () => {
    expect(traced({ from: 0, to: 1000 }, [400], 1001)).toEqual({ share: undefined, tried: [1000] });
    expect(traced({ from: 5, to: 5 }, [5], 0)).toEqual({ share: undefined, tried: [] });
  });
});

describe('a condition that comes and goes', () => {
  const within = (first: number, last: number) => (share: number) => share >= first && share <= last;

  it('is looked for in the first sixteenth of the way at whose end it is met', () => {
    expect(firstStretch({ from: 0, to: 1600 }, within(250, 350))).toEqual({ from: 200, to: 300 });
    expect(firstStretch({ from: 1600, to: 0 }, within(250, 350))).toEqual({ from: 400, to: 300 });
    expect(firstStretch({ from: 0, to: 1600 }, within(0, 350))).toEqual({ from: 0, to: 100 });
    expect(firstStretch({ from: 0, to: 1600 }, within(1500, 1600))).toEqual({ from: 1400, to: 1500 });
  });

  it('is looked for in the last where it is met at none', () => {
    expect(firstStretch({ from: 0, to: 1600 }, within(1501, 1600))).toEqual({ from: 1500, to: 1600 });
  });

  it('begins and ends its parts at whole ppb', () => {
    expect(firstStretch({ from: 0, to: 100 }, within(7, 20))).toEqual({ from: 6, to: 13 });
  });
});
