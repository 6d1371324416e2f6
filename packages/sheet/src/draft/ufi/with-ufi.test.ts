import { describe, expect, it } from 'vitest';
import { withUfi } from './with-ufi.ts';

describe('one UFI more', () => {
  it.each([
    ['', 'B'],
    ['  ', 'B'],
    ['A', 'A, B'],
    ['A, ', 'A, B'],
    ['A,, , ', 'A, B'],
    ['A, C', 'A, C, B'],
    ['A, B', 'A, B'],
  ])('follows what stands in the field: %s', (text, more) => {
    expect(withUfi(text, 'B')).toBe(more);
  });
});
