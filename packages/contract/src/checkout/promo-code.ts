import { z } from 'zod';

/** As somebody types it; upper and lower case, spaces and hyphens make no difference. Empty: one of the user's own. */
export const promoCodeSchema = z.string().max(60);

/** In upper case, without spaces and hyphens: what is left of a code as somebody types it. */
export const promoKey = (code: string): string =>
  code.normalize('NFKC').toUpperCase().replaceAll(' ', '').replaceAll('-', '');
