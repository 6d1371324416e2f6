import { z } from 'zod';
import type { Call } from '../call.ts';
import { linkTokenSchema, newPasswordSchema } from './account-fields.ts';

export const resetPassword = {
  method: 'POST',
  path: '/api/users/reset-password',
  summary:
    'Sets a new password by the token of /reset-password/{token} and closes every session; answers the e-mail for the log-in. 400 invalid-user.',
  body: z.strictObject({ token: linkTokenSchema, password: newPasswordSchema }),
  response: { 200: z.object({ changed: z.literal(true), email: z.string() }) },
} as const satisfies Call;
