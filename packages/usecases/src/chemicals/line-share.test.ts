import { toPercent } from '@gosds/ghs/concentration';
import { describe, expect, it } from 'vitest';
import { splitLine } from './line-share.ts';

const shown = (line: string) => {
  const { text, share, isFaulty } = splitLine(line);
  const ends = share && [toPercent(share.lower), toPercent(share.upper)];
  return [text, ends?.join('-') ?? (isFaulty ? 'faulty' : 'none')].join(' | ');
};

describe('a line of a list of ingredients', () => {
  it.each([
    ['acetone', 'acetone | none'],
    ['67-64-1', '67-64-1 | none'],
    ['67-64-1 12.5', '67-64-1 | 12.5-12.5'],
    ['67-64-1,12.5', '67-64-1 | 12.5-12.5'],
    ['67-64-1;12,5', '67-64-1 | 12.5-12.5'],
    ['67-64-1\t10 – 20 %', '67-64-1 | 10-20'],
    ['Acetone\t67-64-1\t<5', '67-64-1 | 0-5'],
    ['Acetone; 67-64-1', '67-64-1 | none'],
    ['acetone 12 %', 'acetone | 12-12'],
    ['acetone 12%', 'acetone | 12-12'],
    ['acetone < 5 %', 'acetone | 0-5'],
    ['acetone ≥ 80 %', 'acetone | 80-100'],
    ['acetone 10 - 20 %', 'acetone | 10-20'],
    ['acetone 10-20 %', 'acetone | 10-20'],
    ['acid 15 10 %', 'acid 15 | 10-10'],
    ['PEG 400', 'PEG 400 | none'],
    ['2,4-D', '2,4-D | none'],
    ['acetone; 250 %', 'acetone | faulty'],
    ['acetone; q.s.', 'acetone | none'],
    ['12 %', '12 % | none'],
  ])('%s', (line, expected) => {
    expect(shown(line)).toBe(expected);
  });
});
