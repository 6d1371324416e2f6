import { z } from 'zod';
import type { Call } from '../call.ts';
import { userSchema } from './check-user-name.ts';

/** The entry of the subscription as `checkUserName` returns it. The server reads only the id. */
const entrySchema = z.strictObject({
  subscriptionId: z.string().min(1).max(255),
  name: z.string().max(500).optional(),
  CWNumber: z.string().max(40).optional(),
  endDate: z.string().max(40).optional(),
  typePaid: z.enum(['stripe', 'paypal']).optional(),
  isRenewed: z.boolean().optional(),
});

export const unsubscribe = {
  method: 'POST',
  path: '/api/users/unsubscribe',
  summary: 'Ends the yearly renewal of an own emergency response paid by card. 404 not-found.',
  body: entrySchema,
  response: { 200: z.object({ user: userSchema }) },
} as const satisfies Call;

export const unsubscribePayPal = {
  method: 'POST',
  path: '/api/users/unsubscribePayPal',
  summary: 'Ends the yearly renewal of an own emergency response paid by PayPal. 404 not-found.',
  body: entrySchema,
  response: { 200: z.object({ user: userSchema }) },
} as const satisfies Call;
