import { Problem } from '@gosds/contract/problem';
import pg from 'pg';

/** Classes of SQLSTATE for a server that cannot serve now (PostgreSQL, appendix A): connection, resources, system. */
const classes: ReadonlySet<string> = new Set(['08', '53', '58']);

/** More codes: shut down, crashed, starting, statement timed out, read-only standby. */
const codes: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', '57014', '25006']);

/** True if the server cannot serve now. All its other errors are about the statement. */
export const cannotServe = (error: unknown): boolean => {
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : '';
  return codes.has(code) || classes.has(code.slice(0, 2));
};

/** The cause where a statement got no answer, in the words of the message for the operator. */
export const notAnswered = (withinMs: number, cause: unknown): Error =>
  new Error(`it did not answer in ${withinMs / 1_000} seconds`, { cause });

/** Seconds after which a restarted server usually serves again. */
const retryAfterSeconds = 5;

/** The Problem for the client. The cause is only for the log. */
export const unavailable = (cause: unknown): Problem => new Problem('unavailable', { retryAfterSeconds }, { cause });
