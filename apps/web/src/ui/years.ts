import { firstWords } from '../words/words.ts';

/** A number of years as text: `5 years`. */
export const shownYears = (count: number): string => firstWords().formats.years(count);
