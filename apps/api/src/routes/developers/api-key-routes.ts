import {
  listApiKeys,
  type ListedKey,
  makeApiKey,
  renameApiKey,
  revokeApiKey,
  rotateApiKey,
} from '@gosds/contract/developers/api-keys';
import type { ApiKey } from '@gosds/usecases/developers/api-key-store';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../http/caller.ts';
import { type Route, route } from '../../http/route.ts';
import { sessionOf, userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

const toListed = ({ id, name, start, scopes, calls, ...key }: ApiKey & { readonly calls: number }): ListedKey => ({
  ...{ id, name, start, scopes: [...scopes], calls },
  madeAt: key.madeAt.toISOString(),
  usedAt: key.usedAt?.toISOString() ?? null,
  earlierUntil: key.earlierUntil?.toISOString() ?? null,
});

const ownerOf = (request: FastifyRequest) => ({ session: sessionOf(request), address: callerOf(request).ip });

/** The keys of the public API, at the settings of the account. */
export const apiKeyRoutes = ({ keys }: UseCases['developers']): readonly Route[] => [
  route(listApiKeys, async (request) => {
    const listed = await keys.list(userOf(request).id);
    return {
      keys: listed.keys.map(toListed),
      acts: listed.acts.map(({ kind, name, at, address }) => ({ kind, name, at: at.toISOString(), address })),
    };
  }),

  route(makeApiKey, async (request) => {
    const { key, secret } = await keys.make(ownerOf(request), request.body);
    return { key: toListed(key), secret };
  }),

  route(renameApiKey, async (request) => {
    await keys.rename(ownerOf(request), request.params.id, request.body.name);
    return { saved: true as const };
  }),

  route(rotateApiKey, async (request) => {
    const { key, secret } = await keys.rotate(ownerOf(request), request.params.id, request.body.password);
    return { key: toListed(key), secret };
  }),

  route(revokeApiKey, async (request) => {
    await keys.revoke(ownerOf(request), request.params.id);
    return { revoked: true as const };
  }),
];
