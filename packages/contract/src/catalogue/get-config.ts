import type { EmergencyResponse } from '@gosds/sheet/emergency-response';
import { z } from 'zod';
import type { Call } from '../call.ts';

const emergencyResponseSchema = z.object({
  number: z.string(),
  /** ISO 639-1 codes of the languages that the service answers in. */
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
      /** Minor units, except the years. */
      prices: z.object({
        fullSDS: z.int(),
        furtherLanguage: z.int(),
        erSubscription: z.int(),
        erSingle: z.int(),
        /** Years that the single payment covers. */
        erSingleYears: z.int(),
      }),
      limits: z.object({
        /** Maximum number of ingredient rows of a sheet. */
        ingredients: z.int().positive(),
      }),
      payments: z.object({ mode: z.enum(['live', 'test', 'sandbox']) }),
      /** The telephone printed in a sheet that is sold with emergency response; null if the service is not offered. */
      emergencyResponse: emergencyResponseSchema.nullable(),
      features: z.object({
        /** True if the local mailbox page shows the sent mails. */
        mailbox: z.boolean(),
        /** True if the offer for new users asks for a telephone number, which an SMS confirms. */
        phone: z.boolean().default(false),
      }),
    }),
  },
} as const satisfies Call;
