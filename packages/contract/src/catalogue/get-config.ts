import { z } from 'zod';
import type { Call } from '../call.ts';

export const getConfig = {
  method: 'GET',
  path: '/api/config',
  summary: 'Countries, languages, prices, limits, the payment mode and what this installation offers.',
  response: {
    200: z.object({
      /** `id` as in `draft.description.country`. */
      countries: z.array(z.object({ id: z.string(), name: z.string(), documentType: z.enum(['Reach', 'GHS']) })),
      languages: z.array(z.object({ Id: z.int(), Name: z.string(), Code: z.string() })),
      /** US cents, except the years. */
      prices: z.object({
        fullSDS: z.int(),
        furtherLanguage: z.int(),
        erSubscription: z.int(),
        erSingle: z.int(),
        /** Years that the single payment covers. */
        erSingleYears: z.int(),
      }),
      limits: z.object({
        /** Rows of ingredients that a sheet takes. */
        ingredients: z.int().positive(),
      }),
      payments: z.object({ mode: z.enum(['live', 'test', 'sandbox']) }),
      features: z.object({
        /** True where the local mailbox page shows what is mailed. */
        mailbox: z.boolean(),
        /** True where the 24/7 emergency response can be delivered and so is offered. */
        emergencyResponse: z.boolean(),
      }),
    }),
  },
} as const satisfies Call;
