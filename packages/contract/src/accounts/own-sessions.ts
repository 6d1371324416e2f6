import { z } from 'zod';
import type { Call } from '../call.ts';

const ownSessionSchema = z.object({
  id: z.uuid(),
  /** Names of the browser and its system, as their makers write them; null where we do not know them. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** IP address of the last call, of IPv6 its network; null where none was kept. */
  address: z.string().nullable(),
  openedAt: z.iso.datetime(),
  /** The last call, to within a minute. */
  seenAt: z.iso.datetime(),
  /** The session that asks. */
  isThis: z.boolean(),
});

export type OwnSession = z.infer<typeof ownSessionSchema>;

const closed = { 200: z.object({ closed: z.literal(true) }) };

export const listSessions = {
  method: 'GET',
  path: '/api/account/sessions',
  summary: "The caller's open sessions: this one first, then the last used.",
  response: { 200: z.object({ sessions: z.array(ownSessionSchema) }) },
} as const satisfies Call;

export const closeOwnSession = {
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  summary: "Closes one of the caller's sessions. 404 not-found where it is none of theirs.",
  params: z.object({ id: z.uuid() }),
  response: closed,
} as const satisfies Call;

export const closeOtherSessions = {
  method: 'DELETE',
  path: '/api/account/sessions',
  summary: "Closes the caller's sessions but this one.",
  response: closed,
} as const satisfies Call;
