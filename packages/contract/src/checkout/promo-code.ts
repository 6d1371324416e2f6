import { z } from 'zod';

/** As somebody types it; upper and lower case, spaces and hyphens make no difference. Empty: one of the user's own. */
export const promoCodeSchema = z.string().max(60);
