import { z } from 'zod';
import type { Call } from '../call.ts';
import { personNameSchema } from './account-fields.ts';

export const userName = {
  method: 'GET',
  path: '/api/users/check-user-name',
  summary: "The signed-in user's name.",
  response: { 200: z.object({ user: z.object({ name: z.string() }) }) },
} as const satisfies Call;

export const saveUserName = {
  method: 'POST',
  path: '/api/users/save-user-name',
  summary: "Changes the signed-in user's name.",
  body: z.strictObject({ userName: personNameSchema }),
  response: { 200: z.object({ user: z.object({ name: z.string() }) }) },
} as const satisfies Call;
