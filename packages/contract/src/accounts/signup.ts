import { z } from 'zod';
import type { Call } from '../call.ts';
import { emailSchema, newPasswordSchema, personNameSchema, protocolSchema } from './account-fields.ts';

export const signup = {
  method: 'POST',
  path: '/api/users/signup',
  summary:
    'Creates an account and mails its confirmation. 401 user-exists, 410 email-blocked, 404 verification-mail-failed.',
  body: z.strictObject({
    email: emailSchema,
    password: newPasswordSchema,
    name: personNameSchema,
    protocol: protocolSchema,
  }),
  response: { 200: z.object({ mailSent: z.literal(true) }) },
} as const satisfies Call;
