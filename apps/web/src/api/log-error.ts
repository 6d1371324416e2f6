import { logError as report } from '@gosds/contract/log-error';
import { ApiProblem } from './call.ts';
import { invoke } from './invoke.ts';

const described = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : String(error);

/** Reports a fault of the page; that the report itself fails is of no use to anybody. */
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

/** Reports a call that failed; what the service refused with a reason, the user can mend. */
export function logFailure(error: unknown, request: string): void {
  if (!(error instanceof ApiProblem && error.status < 500)) logError(error, request);
}
