import { z } from 'zod';
import type { Call } from '../call.ts';
import { anyPasswordSchema } from '../accounts/account-fields.ts';

/** Rights of an API key. */
export const apiScopes = ['inspect', 'documents', 'audit', 'lists', 'watch'] as const;

export type ApiScope = (typeof apiScopes)[number];

export const keyActs = ['made', 'renamed', 'rotated', 'revoked'] as const;

const keySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The first characters of the key, by which its owner recognises it. */
  start: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  madeAt: z.iso.datetime(),
  /** Time of the last call, to the minute; null if the key was never used. */
  usedAt: z.iso.datetime().nullable(),
  /** The old key of a rotation stays valid until then; null if there is none. */
  earlierUntil: z.iso.datetime().nullable(),
  /** Number of calls in the last 30 days. */
  calls: z.int(),
});

export type ListedKey = z.infer<typeof keySchema>;

const actSchema = z.object({
  kind: z.enum(keyActs),
  /** Name of the key at the time of the call. */
  name: z.string(),
  at: z.iso.datetime(),
  /** IP address (for IPv6, its network). */
  address: z.string(),
});

export type KeyAct = z.infer<typeof actSchema>;

const nameSchema = z.string().trim().min(1, 'Give the key a name.').max(60);
const keyParams = z.object({ id: z.uuid() });
/** The response contains the key itself. It is shown once; nobody can read it again. */
const toldOnce = { 200: z.object({ key: keySchema, secret: z.string() }) };

export const listApiKeys = {
  method: 'GET',
  path: '/api/account/keys',
  summary: "The caller's keys of the public API, the newest first, and what was done with keys lately.",
  response: { 200: z.object({ keys: z.array(keySchema), acts: z.array(actSchema) }) },
} as const satisfies Call;

export const makeApiKey = {
  method: 'POST',
  path: '/api/account/keys',
  summary:
    'Makes a key of the public API; the answer alone tells it. 403 password-wrong, 409 too-many-keys, 429 too-many-requests.',
  body: z.strictObject({
    name: nameSchema,
    scopes: z.array(z.enum(apiScopes)).min(1, 'Choose what the key may do.').max(apiScopes.length),
    password: anyPasswordSchema,
  }),
  response: toldOnce,
} as const satisfies Call;

export const renameApiKey = {
  method: 'PUT',
  path: '/api/account/keys/:id',
  summary: "Gives one of the caller's keys another name. 404 not-found.",
  params: keyParams,
  body: z.strictObject({ name: nameSchema }),
  response: { 200: z.object({ saved: z.literal(true) }) },
} as const satisfies Call;

export const rotateApiKey = {
  method: 'POST',
  path: '/api/account/keys/:id/rotate',
  summary: 'Makes a key anew; the old one opens for a day more. 403 password-wrong, 404 not-found.',
  params: keyParams,
  body: z.strictObject({ password: anyPasswordSchema }),
  response: toldOnce,
} as const satisfies Call;

export const revokeApiKey = {
  method: 'DELETE',
  path: '/api/account/keys/:id',
  summary: "Ends one of the caller's keys at once, and the old one of a rotation. 404 not-found.",
  params: keyParams,
  response: { 200: z.object({ revoked: z.literal(true) }) },
} as const satisfies Call;
