import { z } from 'zod';
import type { Call } from '../call.ts';

/** What the browser needs to show the provider's card fields. */
export const paymentConfig = {
  method: 'GET',
  path: '/api/data/paymentConfig',
  summary: 'Mode and publishable key of the card provider.',
  response: {
    200: z.object({
      mode: z.enum(['live', 'test', 'sandbox']),
      /** Null where PayPal is not offered. */
      payPal: z.enum(['live', 'test', 'sandbox']).nullable(),
      publishableKey: z.string(),
      /** The sandbox's stand-in for the provider's script, to be loaded as a module; null where the provider's own is used. */
      script: z.string().nullable(),
      /** The published test cards, in test and sandbox mode alone. */
      testCards: z.array(z.object({ number: z.string(), outcome: z.string() })),
    }),
  },
} as const satisfies Call;

export type PaymentConfig = z.infer<(typeof paymentConfig.response)[200]>;
