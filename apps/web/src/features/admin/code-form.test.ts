import { describe, expect, it } from 'vitest';
import { codeFaults, emptyCode, newCodeOf } from './code-form.ts';

describe('the form of a promo code', () => {
  it.each([
    ['code', '', undefined],
    ['code', 'spring-26', undefined],
    ['code', 'abc', 'outside'],
    ['code', '50%-off', 'outside'],
    ['discount', '1', undefined],
    ['discount', '100', undefined],
    ['discount', '0', 'outside'],
    ['discount', '101', 'outside'],
    ['discount', '12.5', 'notInteger'],
    ['quantity', '1', undefined],
    ['quantity', '1000000', undefined],
    ['quantity', '1000001', 'outside'],
    ['quantity', '0', 'outside'],
    ['quantity', '1e2', 'notInteger'],
    ['quantity', '1,000', 'notInteger'],
    ['quantity', '', 'notInteger'],
  ] as const)('judges the %s %j', (field, text, fault) => {
    expect(codeFaults({ ...emptyCode, quantity: '3', [field]: text })[field]).toBe(fault);
  });

  it('sends no last day where none was chosen', () => {
    expect(newCodeOf({ ...emptyCode, quantity: '3' })).toMatchObject({ discount: 100, quantity: 3, validUntil: null });
  });
});
