import { checkSession } from '@gosds/contract/accounts/check-session';
import { login } from '@gosds/contract/accounts/login';
import { logout } from '@gosds/contract/accounts/logout';
import { Problem } from '@gosds/contract/problem';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../http/caller.ts';
import { routeSchema } from '../../http/route-schema.ts';
import { isTrustworthy, sessionCookie } from '../../http/session-cookie.ts';
import type { UseCases } from '../../wire.ts';

export const sessionRoutes: FastifyPluginAsyncZod<{ accounts: UseCases['accounts']; isSecure: boolean }> = async (
  app,
  { accounts, isSecure },
) => {
  const cookie = sessionCookie(isSecure);

  app.route({
    method: login.method,
    url: login.path,
    schema: routeSchema(login, 'accounts'),
    config: { access: 'public' },
    handler: async (request, reply) => {
      // A browser would drop the cookie silently, and the user would log in for ever.
      if (isSecure && !isTrustworthy(request.protocol, request.host)) throw new Problem('insecure-origin');
      const opened = await accounts.login(request.body, callerOf(request));
      if (request.session) await accounts.logout(request.session.tokenHash);
      void reply.setCookie(cookie.name, opened.token, {
        ...cookie.options,
        ...(opened.keepForSeconds !== undefined && { maxAge: opened.keepForSeconds }),
      });
      return { csrfToken: opened.csrfToken, googleUserId: opened.analyticsId };
    },
  });

  app.route({
    method: logout.method,
    url: logout.path,
    schema: routeSchema(logout, 'accounts'),
    config: { access: 'public', dropsCookie: true },
    // Before the body is read: whoever signs out is signed out, whatever was sent with it.
    onRequest: async ({ session }) => {
      if (session) await accounts.logout(session.tokenHash);
    },
    handler: async () => ({ sessionClosed: true as const }),
  });

  app.route({
    method: checkSession.method,
    url: checkSession.path,
    schema: routeSchema(checkSession, 'accounts'),
    config: { access: 'public', csrf: false },
    handler: async ({ session, body }) => ({ sessionClosed: !session?.isCsrfToken(body.token) }),
  });
};
