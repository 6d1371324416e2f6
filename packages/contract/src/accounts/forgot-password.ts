import { z } from 'zod';
import type { Call } from '../call.ts';
import { emailSchema, protocolSchema } from './account-fields.ts';

export const forgotPassword = {
  method: 'POST',
  path: '/api/users/forgot-password',
  summary: 'Mails a link to set a new password. 400 user-not-registered, 404 forgot-mail-failed.',
  body: z.strictObject({ email: emailSchema, protocol: protocolSchema }),
  response: { 200: z.object({ mailSent: z.literal(true) }) },
} as const satisfies Call;
