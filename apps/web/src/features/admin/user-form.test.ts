import { describe, expect, it } from 'vitest';
import { discountFault, leftFault } from './user-form.ts';

describe('the edit of a user', () => {
  it.each([
    ['0', undefined],
    ['12.25', undefined],
    ['100', undefined],
    ['100.01', 'outside'],
    ['-0.01', 'outside'],
    ['1.001', 'outside'],
    ['12,25', undefined],
    ['1,000', 'outside'],
    ['0x10', 'notNumber'],
    ['1e1', 'notNumber'],
    ['', 'notNumber'],
    ['ten', 'notNumber'],
    ['Infinity', 'notNumber'],
  ])('judges the discount %j', (text, fault) => {
    expect(discountFault(text)).toBe(fault);
  });

  it.each([
    ['0', undefined],
    ['1000000', undefined],
    ['1000001', 'outside'],
    ['-1', 'outside'],
    ['1.5', 'notInteger'],
    ['1,000', 'notInteger'],
    ['0x10', 'notInteger'],
    ['1e2', 'notInteger'],
    ['', 'notInteger'],
    ['many', 'notInteger'],
  ])('judges the left quantity %j', (text, fault) => {
    expect(leftFault(text)).toBe(fault);
  });
});
