import { z } from 'zod';
import type { Call } from '../call.ts';
import { emailSchema } from './account-fields.ts';

export const getGoogleUserId = {
  method: 'GET',
  path: '/api/users/getGoogleUserId',
  summary: "The analytics id of the caller's own e-mail; any other e-mail is 404.",
  query: z.strictObject({ email: emailSchema }),
  response: { 200: z.object({ googleUserId: z.string() }) },
} as const satisfies Call;
