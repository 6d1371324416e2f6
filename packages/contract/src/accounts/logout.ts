import { z } from 'zod';
import type { Call } from '../call.ts';

export const logout = {
  method: 'POST',
  path: '/api/users/logout',
  summary: 'Closes the session and deletes its cookie; succeeds if it is already closed. Needs no body.',
  response: { 200: z.object({ sessionClosed: z.literal(true) }) },
} as const satisfies Call;
