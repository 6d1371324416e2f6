import { z } from 'zod';
import { getWatch } from '../watch/watch-page.ts';
import type { PublicCall } from './public-call.ts';

const touchedSchema = getWatch.response[200].shape.touched.unwrap().element;

export const readWatch = {
  method: 'GET',
  path: '/api/v1/watch',
  operation: 'watch',
  scope: 'watch',
  summary:
    'The sheets of the account that a newer edition of a list or new law touches, the latest first, 200 at most, and what it changes in each.',
  response: { 200: z.object({ touched: z.array(touchedSchema).readonly(), total: z.int() }) },
} as const satisfies PublicCall;

export const markWatch = {
  method: 'PUT',
  path: '/api/v1/watch/:id',
  operation: 'markWatch',
  scope: 'watch',
  summary: 'Marks what was found as read, or takes the mark away. 404 not-found.',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ isRead: z.boolean() }),
  response: { 200: z.object({ readAt: z.iso.datetime().nullable() }) },
} as const satisfies PublicCall;
