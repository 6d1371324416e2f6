import { firstWords } from '../words/words.ts';

/** The one way in which the screens write a day: `23 Nov 2026`. Takes a day such as `2026-11-23`, or a moment, whose day is the reader's. */
export const shownDay = (iso: string): string => firstWords().formats.day(iso);
