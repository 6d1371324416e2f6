import { z } from 'zod';
import type { Call } from '../call.ts';

export const listOrders = {
  method: 'GET',
  path: '/api/account/orders',
  summary: 'The orders of the user, the newest first, at most 100.',
  response: {
    200: z.object({
      orders: z.array(
        z.object({
          orderId: z.uuid(),
          draftId: z.uuid().nullable(),
          isPaid: z.boolean(),
          productName: z.string(),
          country: z.string(),
          language: z.string(),
          /** Number that the customer quotes. */
          cwOrderId: z.string(),
          createdAt: z.iso.datetime(),
        }),
      ),
    }),
  },
} as const satisfies Call;
