import { z } from 'zod';
import type { Call } from '../call.ts';
import { anyPasswordSchema, emailSchema } from './account-fields.ts';

/** Sets the session cookie. `csrfToken` goes into the header `x-csrf-token` of every call that changes something. */
export const login = {
  method: 'POST',
  path: '/api/users/login',
  summary: 'Opens a session. 401 invalid-credentials, 403 account-not-verified, 410 email-blocked.',
  body: z.strictObject({
    email: emailSchema,
    password: anyPasswordSchema,
    /**
     * 'Remember my password': the session outlives the browser. Otherwise it ends when the browser closes or after idle
     * time.
     */
    remember: z.boolean().default(false),
  }),
  response: { 200: z.object({ csrfToken: z.string(), googleUserId: z.string() }) },
} as const satisfies Call;
