import { describe, expect, it } from 'vitest';
import { byteRangeOf } from './byte-range.ts';

describe('a range of bytes', () => {
  it.each([
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=10-19', { first: 10, last: 19 }],
    ['bytes=90-200', { first: 90, last: 99 }],
    ['bytes=-5', { first: 95, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
    ['bytes=100-', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=20-10', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['bytes=-', 'whole'],
    ['lines=0-1', 'whole'],
    [undefined, 'whole'],
  ])('of 100: %s', (header, range) => {
    expect(byteRangeOf(header, 100)).toEqual(range);
  });
});
