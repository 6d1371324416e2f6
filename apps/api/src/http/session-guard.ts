import { Problem } from '@gosds/contract/problem';
import type { Session } from '@gosds/usecases/accounts/find-session';
import type { Sessions } from '@gosds/usecases/accounts/remember-sessions';
import type { User } from '@gosds/usecases/accounts/user-store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from './caller.ts';
import type { SessionCookie } from './session-cookie.ts';

declare module 'fastify' {
  /* oxlint-disable typescript/consistent-type-definitions -- Fastify asks for declarations that merge. */
  export interface FastifyContextConfig {
    /**
     * `anyone`: the same response for all; no session is read. `public`: needs no session but reads one if there is
     * one. Default `user`: an open session, or 401.
     */
    access?: 'anyone' | 'public' | 'user';
    /** False if a POST or similar call changes nothing, or has its own proof as a webhook has. Default true. */
    csrf?: boolean | 'always';
    /** `recent`: for a frequent call that reads nothing of an account; the session may be as it was a second ago. */
    session?: 'recent';
    /** True if the browser's session cookie is removed whatever the outcome of the call. */
    dropsCookie?: boolean;
  }
  export interface FastifyRequest {
    session: Session | undefined;
  }
  /* oxlint-enable typescript/consistent-type-definitions */
}

const isSafe = (method: string): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/** Refuses requests from other sites, as reported by the browser. Another site may not even log a user in. */
function refuseOtherSites({ method, headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  if (isSafe(method) || site === undefined || site === 'same-origin' || site === 'none') return;
  throw new Problem('not-allowed');
}

function requireCsrf({ method, headers, session, routeOptions }: FastifyRequest): void {
  if (!session || (isSafe(method) && routeOptions.config.csrf !== 'always')) return;
  const token = headers['x-csrf-token'];
  if (typeof token !== 'string' || !session.isCsrfToken(token)) throw new Problem('not-signed-in');
}

/**
 * On every route except files: reads the session from the cookie and checks access by the route's `config` and the CSRF
 * token.
 */
export function guardSessions(app: FastifyInstance, sessions: Sessions, { name, options }: SessionCookie): void {
  app.decorateRequest('session', undefined);
  app.addHook('onRequest', async (request, reply) => {
    const { csrf = true, dropsCookie } = request.routeOptions.config;
    if (csrf) refuseOtherSites(request);
    if (dropsCookie) void reply.clearCookie(name, options);
  });
  app.addHook('onRequest', async (request) => {
    const { access = 'user', csrf = true, session } = request.routeOptions.config;
    const token = request.cookies[name];
    const find = session === 'recent' ? sessions.findRecent : sessions.find;
    request.session = token === undefined || access === 'anyone' ? undefined : await find(token, callerOf(request));
    if (access === 'user' && !request.session) throw new Problem('not-signed-in');
    if (csrf && access === 'user') requireCsrf(request);
  });
  // Whoever signs out here is out before they read the answer.
  app.addHook('onSend', async (request) => {
    const token = request.cookies[name];
    if (token !== undefined && request.routeOptions.config.session !== 'recent') sessions.forget(token);
  });
}

/** The signed-in user of a route with access `user`. */
export function userOf(request: FastifyRequest): User {
  if (!request.session) throw new Problem('not-signed-in');
  return request.session.user;
}

/** As `userOf`, but returns the session. */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw new Problem('not-signed-in');
  return request.session;
}
