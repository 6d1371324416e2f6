import { describe, expect, it } from 'vitest';
import { openTimeBudget } from './time-budget.ts';

function opened() {
  let at = 5_000;
  const budget = openTimeBudget({ maxMs: 100, perSeconds: 60 }, () => at);
  return { budget, pass: (ms: number) => void (at += ms) };
}

describe('the time that an owner has', () => {
  it('is used up at its limit, not under it', () => {
    const { budget } = opened();
    budget.add('one', 99);
    expect(budget.waitSeconds('one')).toBe(0);
    budget.add('one', 1);
    expect(budget.waitSeconds('one')).toBe(60);
  });

  it('is not that of another', () => {
    const { budget } = opened();
    budget.add('one', 500);
    expect(budget.waitSeconds('other')).toBe(0);
  });

  it('begins anew a minute after the first work, whatever came later', () => {
    const { budget, pass } = opened();
    budget.add('one', 60);
    pass(59_000);
    budget.add('one', 60);
    expect(budget.waitSeconds('one')).toBe(1);
    pass(1_000);
    expect(budget.waitSeconds('one')).toBe(0);
    budget.add('one', 60);
    expect(budget.waitSeconds('one')).toBe(0);
  });
});
