import { z } from 'zod';
import type { Call } from '../call.ts';
import { paymentAnswerSchema } from './pay-with-stripe.ts';

/** Called after 3-D Secure. The server asks the provider whether the payment succeeded and never trusts the browser. */
export const confirmPayment = {
  method: 'POST',
  path: '/api/data/confirmPayment',
  summary: 'The state of the payment of an order. 402 payment-declined with reason and detail, 402 not-paid.',
  body: z.strictObject({ orderId: z.uuid() }),
  response: { 200: paymentAnswerSchema },
} as const satisfies Call;
