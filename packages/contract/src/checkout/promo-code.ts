import { z } from 'zod';

/** A code as typed. Case, spaces and hyphens do not matter. Empty means one of the user's own. */
export const promoCodeSchema = z.string().max(60);

/** Normal form of a code: upper case, without spaces and hyphens. */
export const promoKey = (code: string): string =>
  code.normalize('NFKC').toUpperCase().replaceAll(' ', '').replaceAll('-', '');
