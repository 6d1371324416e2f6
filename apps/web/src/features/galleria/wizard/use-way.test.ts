import { describe, expect, it } from 'vitest';
import { queryOf } from './use-way.ts';

describe('the address of a step', () => {
  it.each(['preview', 'checkout', 'print'] as const)('of an order keeps the order: %s', (step) => {
    expect(queryOf(step, 'o-1')).toEqual({ step, order: 'o-1' });
    expect(queryOf(step, null)).toEqual({ step });
  });

  it.each(['filters', 'industries'] as const)('of a selection names no order: %s', (step) => {
    expect(queryOf(step, 'o-1')).toEqual({ step });
  });
});
