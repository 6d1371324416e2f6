import { logError as report } from '@gosds/contract/log-error';
import { ApiProblem } from './call.ts';
import { invoke } from './invoke.ts';

const described = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : String(error);

/** Reports an error of the page. Ignores a failure of the report itself. */
export function logError(error: unknown, request = ''): void {
  invoke(report, {
    needsSession: false,
    body: {
      request: request.slice(0, 500),
      error: described(error).slice(0, 4000),
      userAgent: navigator.userAgent.slice(0, 400),
    },
  }).catch(() => undefined);
}

/** Reports a call that failed, except for refusals with a reason, which the user can resolve. */
export function logFailure(error: unknown, request: string): void {
  if (!(error instanceof ApiProblem && error.status < 500)) logError(error, request);
}
