import { randomInt } from 'node:crypto';

/** Leaves out letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Twelve characters: 59 bits. */
export const randomPromoCode = (): string =>
  Array.from({ length: 12 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
