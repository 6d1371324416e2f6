import { expect, it } from 'vitest';
import '../testing/in-english.ts';
import { shownDay } from './days.ts';

it('a day is written alike, whatever it comes from', () => {
  expect(shownDay('2026-11-23')).toBe('23 Nov 2026');
  expect(shownDay('2026-11-23T12:00:00Z')).toBe('23 Nov 2026');
});
