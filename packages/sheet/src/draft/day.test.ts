import { describe, expect, it } from 'vitest';
import { isDay, isDayOrLess } from './day.ts';

describe('a day that was typed', () => {
  it.each([
    ['2024-03-15', true, true],
    [' 2024-02-29 ', true, true],
    ['2026-02-29', false, false],
    ['2024-03', false, true],
    ['2024', false, true],
    ['2024-13', false, false],
    ['2024-3-15', false, false],
    ['15.3.2024', false, false],
    ['', false, false],
  ])('%j: a day %s, a day, month or year %s', (text, day, less) => {
    expect([isDay(text), isDayOrLess(text)]).toEqual([day, less]);
  });
});
