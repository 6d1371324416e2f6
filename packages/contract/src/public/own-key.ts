import { z } from 'zod';
import { apiScopes } from '../developers/api-keys.ts';
import type { PublicCall } from './public-call.ts';

export const ownKey = {
  method: 'GET',
  path: '/api/v1/key',
  operation: 'key',
  scope: null,
  summary: 'What the key of the call may do, and how many calls it may make.',
  response: {
    200: z.object({
      name: z.string(),
      scopes: z.array(z.enum(apiScopes)),
      limit: z.object({ calls: z.int(), seconds: z.int() }),
    }),
  },
} as const satisfies PublicCall;
