import { firstWords } from '../words/words.ts';

/** Minor units as a price in the language of the screens: `USD 455`, `USD 1,706.25`. */
export const priceText = (minor: number): string => firstWords().formats.price(minor);
