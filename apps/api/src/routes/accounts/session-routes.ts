import { checkSession } from '@gosds/contract/accounts/check-session';
import { login } from '@gosds/contract/accounts/login';
import { logout } from '@gosds/contract/accounts/logout';
import { Problem } from '@gosds/contract/problem';
import { callerOf } from '../../http/caller.ts';
import { type Route, route } from '../../http/route.ts';
import { isTrustworthy, sessionCookie } from '../../http/session-cookie.ts';
import type { UseCases } from '../../wire.ts';

export const sessionRoutes = (accounts: UseCases['accounts'], isSecure: boolean): readonly Route[] => {
  const cookie = sessionCookie(isSecure);
  return [
    route(
      login,
      async (request, reply) => {
        // The browser would silently drop the cookie, and the user could never log in.
        if (isSecure && !isTrustworthy(request.protocol, request.host)) throw new Problem('insecure-origin');
        const opened = await accounts.login(request.body, callerOf(request));
        if (request.session) await accounts.logout(request.session.tokenHash);
        void reply.setCookie(cookie.name, opened.token, {
          ...cookie.options,
          ...(opened.keepForSeconds !== undefined && { maxAge: opened.keepForSeconds }),
        });
        return { csrfToken: opened.csrfToken, googleUserId: opened.analyticsId };
      },
      { access: 'public' },
    ),

    route(logout, async () => ({ sessionClosed: true as const }), {
      access: 'public',
      dropsCookie: true,
      // Before the body is read: the sign-out works whatever was sent.
      onRequest: async ({ session }) => {
        if (session) await accounts.logout(session.tokenHash);
      },
    }),

    route(checkSession, async ({ session, body }) => ({ sessionClosed: !session?.isCsrfToken(body.token) }), {
      access: 'public',
      csrf: false,
    }),
  ];
};
