import { firstWords } from '../words/words.ts';

/**
 * A day as all screens write it: `23 Nov 2026`. Takes a day such as `2026-11-23`, or a time, whose day is that of the
 * reader's time zone.
 */
export const shownDay = (iso: string): string => firstWords().formats.day(iso);
