import { z } from 'zod';
import type { Call } from '../call.ts';

export const setInfoSds = {
  method: 'POST',
  path: '/api/data/setInfoSDS',
  summary: 'Notes with an own order what the user wants noted.',
  body: z.strictObject({
    orderId: z.uuid(),
    info: z
      .record(z.string().max(60), z.union([z.string().max(2000), z.number(), z.boolean(), z.null()]))
      .refine((info) => Object.keys(info).length <= 40, 'At most 40 entries.'),
  }),
  response: { 200: z.object({ orderId: z.uuid() }) },
} as const satisfies Call;
