import { firstWords } from '../words/words.ts';

/** A length of time as a reader counts it: `5 years`. */
export const shownYears = (count: number): string => firstWords().formats.years(count);
