import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Twelve of them: 59 bits. */
export const randomPromoCode = (): string =>
  Array.from({ length: 12 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
