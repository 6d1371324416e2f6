import { z } from 'zod';
import type { Call } from '../call.ts';

export const promoCodeQuantity = {
  method: 'GET',
  path: '/api/promocodes/getpromocodequantity',
  summary: "How many sheets, and how many reports, the user's own promo codes are still good for.",
  response: { 200: z.array(z.object({ type: z.enum(['GoSDS', 'GoGAL']), leftQuantity: z.int() })) },
} as const satisfies Call;
