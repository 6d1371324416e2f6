import type { EmergencyResponse } from '@gosds/sheet/emergency-response';
import { z } from 'zod';
import type { Call } from '../call.ts';

const emergencyResponseSchema = z.object({
  number: z.string(),
  /** ISO 639-1 codes of the languages in which it answers. */
  languages: z.array(z.string()).readonly(),
}) satisfies z.ZodType<EmergencyResponse>;

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
      /** The telephone that stands in a sheet sold with emergency response; null where it is not offered. */
      emergencyResponse: emergencyResponseSchema.nullable(),
      features: z.object({
        /** True where the local mailbox page shows what is mailed. */
        mailbox: z.boolean(),
        /** True where the offer for new users asks for a telephone, which an SMS confirms. */
        phone: z.boolean().default(false),
      }),
    }),
  },
} as const satisfies Call;
