import { logError as report } from '@gosds/contract/log-error';
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
