import { z } from 'zod';
import type { Call } from '../call.ts';
import { linkTokenSchema } from './account-fields.ts';

export const confirmEmail = {
  method: 'POST',
  path: '/api/users/confirm-email',
  summary: 'Confirms an account with the token of /confirmation/{token}. 400 link-invalid.',
  body: z.strictObject({ token: linkTokenSchema }),
  response: { 200: z.object({ verified: z.literal(true) }) },
} as const satisfies Call;
