import { z } from 'zod';
import type { Call } from '../call.ts';

/** What the browser needs to show the provider's card fields. */
/** What comes of paying with a published test card; `secure…` asks by 3-D Secure first. */
const testCardOutcomes = ['paid', 'securePaid', 'secureDeclined', 'declined', 'noFunds', 'expired'] as const;

export const paymentConfig = {
  method: 'GET',
  path: '/api/data/paymentConfig',
  summary: 'Mode and publishable key of the card provider.',
  response: {
    200: z.object({
      mode: z.enum(['live', 'test', 'sandbox']),
      /** Null if PayPal is not offered. */
      payPal: z.enum(['live', 'test', 'sandbox']).nullable(),
      publishableKey: z.string(),
      /** Module that replaces the provider's script in the sandbox; null if the provider's own script is used. */
      script: z.string().nullable(),
      /** The published test cards; empty outside test and sandbox mode. */
      testCards: z.array(z.object({ number: z.string(), outcome: z.enum(testCardOutcomes) })),
    }),
  },
} as const satisfies Call;

export type PaymentConfig = z.infer<(typeof paymentConfig.response)[200]>;
