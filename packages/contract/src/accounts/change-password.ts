import { z } from 'zod';
import type { Call } from '../call.ts';
import { anyPasswordSchema, newPasswordSchema } from './account-fields.ts';

export const changeOwnPassword = {
  method: 'PUT',
  path: '/api/account/password',
  summary: "Changes the caller's password, closes all other sessions, and tells it by mail. 403 password-wrong.",
  body: z.strictObject({ currentPassword: anyPasswordSchema, password: newPasswordSchema }),
  response: { 200: z.object({ changed: z.literal(true) }) },
} as const satisfies Call;
