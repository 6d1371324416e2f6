import { z } from 'zod';
import type { Call } from '../call.ts';
import { anyPasswordSchema, linkTokenSchema } from './account-fields.ts';

export const confirmEmail = {
  method: 'POST',
  path: '/api/users/confirm-email',
  summary:
    'Confirms an account with the token of /confirmation/{token} and the password of the sign-up; answers its e-mail for the log-in. 400 link-invalid, 403 password-wrong.',
  body: z.strictObject({ token: linkTokenSchema, password: anyPasswordSchema }),
  response: { 200: z.object({ verified: z.literal(true), email: z.string() }) },
} as const satisfies Call;
