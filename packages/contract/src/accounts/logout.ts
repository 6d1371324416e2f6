import { z } from 'zod';
import type { Call } from '../call.ts';

export const logout = {
  method: 'POST',
  path: '/api/users/logout',
  summary: 'Closes the session; also answers where it is closed already.',
  body: z.strictObject({}).optional(),
  response: { 200: z.object({ sessionClosed: z.literal(true) }) },
} as const satisfies Call;
