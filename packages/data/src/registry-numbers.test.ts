import { describe, expect, it } from 'vitest';
import { isCasNumber, isEcNumber, isIndexNumber } from './registry-numbers.ts';

describe('check digits', () => {
  it.each(['67-64-1', '7732-18-5', '50-00-0'])('accepts CAS %s', (value) => {
    expect(isCasNumber(value)).toBe(true);
  });
  it.each(['67-64-2', '67-46-1', '067-64-1', '67641', ''])('refuses CAS %s', (value) => {
    expect(isCasNumber(value)).toBe(false);
  });
  it.each([
    ['200-662-2', true],
    ['200-662-3', false],
    ['2006622', false],
    // The remainder is ten.
    ['418-070-1', true],
    ['418-070-0', false],
  ])('EC %s: %s', (value, expected) => {
    expect(isEcNumber(value)).toBe(expected);
  });
  it.each([
    ['606-001-00-8', true],
    ['017-002-01-X', true],
    ['606-001-00-9', false],
  ])('index %s: %s', (value, expected) => {
    expect(isIndexNumber(value)).toBe(expected);
  });
});
