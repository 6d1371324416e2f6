import { z } from 'zod';
import type { Call } from './call.ts';

/** Report of a failure in the browser. Longer texts are refused. */
export const logError = {
  method: 'POST',
  path: '/logError',
  summary: 'Reports an error in the page to the error log.',
  body: z.strictObject({
    request: z.string().max(500).default(''),
    error: z.string().max(4000),
    userAgent: z.string().max(400).default(''),
  }),
  response: { 200: z.object({ logged: z.literal(true) }) },
} as const satisfies Call;
