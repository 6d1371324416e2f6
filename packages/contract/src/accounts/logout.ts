import { z } from 'zod';
import type { Call } from '../call.ts';

export const logout = {
  method: 'POST',
  path: '/api/users/logout',
  summary: 'Closes the session and takes its cookie; also answers where it is closed already. Needs no body.',
  response: { 200: z.object({ sessionClosed: z.literal(true) }) },
} as const satisfies Call;
