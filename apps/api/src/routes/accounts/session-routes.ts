import { checkSession } from '@gosds/contract/accounts/check-session';
import { login } from '@gosds/contract/accounts/login';
import { logout } from '@gosds/contract/accounts/logout';
import { askPromoLink, confirmationLink } from '@gosds/contract/accounts/promo-links';
import { Problem } from '@gosds/contract/problem';
import type { OpenedSession } from '@gosds/usecases/accounts/open-session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../../http/caller.ts';
import { type Route, route } from '../../http/route.ts';
import { isTrustworthy, type SessionCookie } from '../../http/session-cookie.ts';
import type { UseCases } from '../../wire.ts';

export const sessionRoutes = (accounts: UseCases['accounts'], cookie: SessionCookie): readonly Route[] => {
  /** The browser would silently drop the cookie, so the user could never log in. */
  const refuseDroppedCookie = ({ protocol, host }: FastifyRequest) => {
    if (cookie.isSecure && !isTrustworthy(protocol, host)) throw new Problem('insecure-origin');
  };
  /** Logs out the browser's present session and sets the cookie of the new one. */
  const enter = async (request: FastifyRequest, reply: FastifyReply, opened: OpenedSession) => {
    if (request.session) await accounts.logout(request.session.tokenHash);
    void reply.setCookie(cookie.name, opened.token, {
      ...cookie.options,
      ...(opened.keepForSeconds !== undefined && { maxAge: opened.keepForSeconds }),
    });
  };
  return [
    route(
      login,
      async (request, reply) => {
        refuseDroppedCookie(request);
        const opened = await accounts.login(request.body, callerOf(request));
        await enter(request, reply, opened);
        return { csrfToken: opened.csrfToken, googleUserId: opened.analyticsId };
      },
      { access: 'public' },
    ),

    route(
      askPromoLink,
      async (request) => {
        const { email, promocodeType: type, phone } = request.body;
        await accounts.askPromoLink({ email, type, phone }, callerOf(request));
        return { mailSent: true as const };
      },
      { access: 'public' },
    ),

    route(
      confirmationLink,
      async (request, reply) => {
        refuseDroppedCookie(request);
        const { email, promocodeType: type, link } = request.body;
        const opened = await accounts.confirmPromoLink({ email, type, link }, callerOf(request));
        await enter(request, reply, opened);
        return { csrfToken: opened.csrfToken, googleUserId: opened.analyticsId, isFirstConection: opened.isFirst };
      },
      { access: 'public' },
    ),

    route(logout, async () => ({ sessionClosed: true as const }), {
      access: 'public',
      dropsCookie: true,
      // Before the body is read, so that signing out works whatever was sent.
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
