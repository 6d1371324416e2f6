import { forgotPassword } from '@gosds/contract/accounts/forgot-password';
import { resetPassword } from '@gosds/contract/accounts/reset-password';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../http/caller.ts';
import { routeSchema } from '../../http/route-schema.ts';
import type { UseCases } from '../../wire.ts';

export const passwordRoutes: FastifyPluginAsyncZod<{ accounts: UseCases['accounts'] }> = async (app, { accounts }) => {
  app.route({
    method: forgotPassword.method,
    url: forgotPassword.path,
    schema: routeSchema(forgotPassword, 'accounts'),
    config: { access: 'public' },
    handler: async (request) => {
      await accounts.forgotPassword(request.body, callerOf(request));
      return { mailSent: true as const };
    },
  });

  app.route({
    method: resetPassword.method,
    url: resetPassword.path,
    schema: routeSchema(resetPassword, 'accounts'),
    config: { access: 'public' },
    handler: async (request) => {
      await accounts.resetPassword(request.body, callerOf(request));
      return { changed: true as const };
    },
  });
};
