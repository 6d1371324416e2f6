import { z } from 'zod';
import type { Call } from '../call.ts';

export const setInfoSds = {
  method: 'POST',
  path: '/api/data/setInfoSDS',
  summary: 'Stores notes of the user with an order.',
  body: z.strictObject({
    orderId: z.uuid(),
    info: z
      .record(z.string().max(60), z.union([z.string().max(2000), z.number(), z.boolean(), z.null()]))
      .refine((info) => Object.keys(info).length <= 40, 'At most 40 entries.'),
  }),
  response: { 200: z.object({ orderId: z.uuid() }) },
} as const satisfies Call;
