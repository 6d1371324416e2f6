import type { PublicCall } from '@gosds/contract/public/public-call';
import { Problem } from '@gosds/contract/problem';
import type { KeyHolder, OpenByKey } from '@gosds/usecases/developers/open-by-key';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from './caller.ts';

declare module 'fastify' {
  /* oxlint-disable typescript/consistent-type-definitions -- Fastify asks for declarations that merge. */
  export interface FastifyContextConfig {
    /** The call of the public API behind a route. */
    publicCall?: Pick<PublicCall, 'scope' | 'operation'>;
  }
  export interface FastifyRequest {
    holder: KeyHolder | undefined;
  }
  /* oxlint-enable typescript/consistent-type-definitions */
}

const scheme = 'bearer ';

/** The key in the `Authorization` header. Keys are never read from an address, because logs store addresses. */
function secretOf({ headers: { authorization } }: FastifyRequest): string | undefined {
  if (authorization?.slice(0, scheme.length).toLowerCase() !== scheme) return undefined;
  return authorization.slice(scheme.length).trim();
}

/**
 * Protects the routes of the public API with keys. Ignores cookies, so that no page of another site can call these
 * routes.
 */
export function guardKeys(app: FastifyInstance, openByKey: OpenByKey): void {
  app.decorateRequest('holder', undefined);
  app.addHook('onRequest', async (request) => {
    const { publicCall } = request.routeOptions.config;
    if (!publicCall) throw new Problem('not-found');
    const { scope, operation: call } = publicCall;
    request.holder = await openByKey({ secret: secretOf(request), scope, call, ip: callerOf(request).ip });
  });
}

/** The caller of a route of the public API. Throws Problem `key-refused`. */
export function holderOf(request: FastifyRequest): KeyHolder {
  if (!request.holder) throw new Problem('key-refused');
  return request.holder;
}
