import { z } from 'zod';
import type { Call } from '../call.ts';

const ownSessionSchema = z.object({
  id: z.uuid(),
  /** Names of browser and system, as their makers write them; null if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** IP address of the last call (for IPv6, its network); null if none was kept. */
  address: z.string().nullable(),
  openedAt: z.iso.datetime(),
  /** Time of the last call, to the minute. */
  seenAt: z.iso.datetime(),
  /** True for the session of this request. */
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
