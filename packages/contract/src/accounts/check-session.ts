import { z } from 'zod';
import type { Call } from '../call.ts';

/** Succeeds only if cookie and token belong to the same open session. Changes nothing, so needs no CSRF header. */
export const checkSession = {
  method: 'POST',
  path: '/api/users/checkSession',
  summary: 'Says whether the session is still open.',
  body: z.strictObject({ token: z.string().max(200) }),
  response: { 200: z.object({ sessionClosed: z.boolean() }) },
} as const satisfies Call;
