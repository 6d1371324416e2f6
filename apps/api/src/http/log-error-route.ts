import { logError } from '@gosds/contract/log-error';
import type { ErrorLog } from '@gosds/usecases/error-log';
import { policy } from '@gosds/usecases/policy';
import type { RateLimiter } from '@gosds/usecases/rate-limiter';
import { callerOf } from './caller.ts';
import { type Route, route } from './route.ts';

/** The paths and queries of these pages contain one-time tokens. */
const withoutSecrets = (text: string): string =>
  text.replaceAll(
    /(token=|\/(?:confirmation|reset-password|promoconfirmation|phoneconfirmation|team-invitation)\/)[^\s&"'/]+/g,
    '$1...',
  );

type Deps = { readonly errorLog: ErrorLog; readonly limiter: RateLimiter };

export const logErrorRoute = ({ errorLog, limiter }: Deps): Route =>
  route(
    logError,
    async (request) => {
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
    { access: 'public', bodyLimit: 16 * 1024 },
  );
