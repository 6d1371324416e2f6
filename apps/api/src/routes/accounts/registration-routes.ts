import { confirmEmail } from '@gosds/contract/accounts/confirm-email';
import { resendVerification } from '@gosds/contract/accounts/resend-verification';
import { signup } from '@gosds/contract/accounts/signup';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../http/caller.ts';
import { routeSchema } from '../../http/route-schema.ts';
import type { UseCases } from '../../wire.ts';

export const registrationRoutes: FastifyPluginAsyncZod<{ accounts: UseCases['accounts'] }> = async (
  app,
  { accounts },
) => {
  app.route({
    method: signup.method,
    url: signup.path,
    schema: routeSchema(signup, 'accounts'),
    config: { access: 'public' },
    handler: async (request) => {
      await accounts.signup(request.body, callerOf(request));
      return { mailSent: true as const };
    },
  });

  app.route({
    method: resendVerification.method,
    url: resendVerification.path,
    schema: routeSchema(resendVerification, 'accounts'),
    config: { access: 'public' },
    handler: async (request) => {
      await accounts.resendVerification(request.body, callerOf(request));
      return { mailSent: true as const };
    },
  });

  app.route({
    method: confirmEmail.method,
    url: confirmEmail.path,
    schema: routeSchema(confirmEmail, 'accounts'),
    config: { access: 'public' },
    handler: async (request) => {
      await accounts.confirmEmail(request.body, callerOf(request));
      return { verified: true as const };
    },
  });
};
