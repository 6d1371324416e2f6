import { logError } from '@gosds/contract/log-error';
import type { ErrorLog } from '@gosds/usecases/error-log';
import { policy } from '@gosds/usecases/policy';
import type { RateLimiter } from '@gosds/usecases/rate-limiter';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from './caller.ts';
import { routeSchema } from './route-schema.ts';

/** One-time tokens stand in paths and queries of the access pages. */
const withoutSecrets = (text: string): string =>
  text.replaceAll(
    /(token=|\/confirmation\/|\/reset-password\/|\/promoconfirmation\/|\/phoneconfirmation\/)[^\s&"'/]+/g,
    '$1...',
  );

export const logErrorRoute: FastifyPluginAsyncZod<{ errorLog: ErrorLog; limiter: RateLimiter }> = async (
  app,
  { errorLog, limiter },
) => {
  app.route({
    method: logError.method,
    url: logError.path,
    schema: routeSchema(logError, 'operation'),
    config: { access: 'public' },
    bodyLimit: 16 * 1024,
    handler: async (request) => {
      await limiter.take(policy.rateLimits.errorReportsPerAddress, callerOf(request).ip);
      const { request: call, error, userAgent } = request.body;
      await errorLog.add({
        origin: 'page',
        route: withoutSecrets(call),
        message: withoutSecrets(error),
        stack: userAgent,
        requestId: request.id,
        userId: request.session?.user.id,
      });
      return { logged: true as const };
    },
  });
};
