import { z } from 'zod';
import type { Call } from '../call.ts';
import { emailSchema, protocolSchema } from './account-fields.ts';

export const resendVerification = {
  method: 'POST',
  path: '/api/users/resend-verification',
  summary:
    'Mails the confirmation again. The answer is the same if there is nothing to confirm. 404 verification-mail-failed.',
  body: z.strictObject({ email: emailSchema, protocol: protocolSchema }),
  response: { 200: z.object({ mailSent: z.literal(true) }) },
} as const satisfies Call;
