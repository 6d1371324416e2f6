import { describe, expect, it } from 'vitest';
import { minorIn, refundFaults } from './refund-form.ts';

describe('a refund', () => {
  it.each([
    ['20', 2_000],
    ['20.5', 2_050],
    ['20,50', 2_050],
    [' 0.01 ', 1],
    ['999999.99', 99_999_999],
    ['1000000', undefined],
    ['1.234', undefined],
    ['1,000.00', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['ten', undefined],
    ['', undefined],
  ])('reads %j as %s cents', (amount, cents) => {
    expect(minorIn(amount)).toBe(cents);
  });

  it.each([
    ['0', true],
    ['0.01', false],
    ['84.99', false],
    ['85.00', false],
    ['85.01', true],
    ['x', true],
  ])('of %s is at most what is left', (amount, isRefused) => {
    expect(refundFaults({ amount, reason: 'Wrong product' }, 8_500)).toEqual({ amount: isRefused, reason: false });
  });

  it.each([
    ['ab', true],
    ['  ab  ', true],
    ['abc', false],
    ['x'.repeat(300), false],
    ['x'.repeat(301), true],
  ])('has a reason of 3 to 300 characters: %j', (reason, isRefused) => {
    expect(refundFaults({ amount: '1', reason }, 100).reason).toBe(isRefused);
  });
});
