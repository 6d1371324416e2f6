import { firstWords } from '../words/words.ts';

/** US cents as a price in the language of the screens: `USD 455`, `USD 1,706.25`. */
export const usd = (cents: number): string => firstWords().formats.price(cents);
