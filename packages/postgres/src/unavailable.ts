import { Problem } from '@gosds/contract/problem';
import pg from 'pg';

/** Classes of SQLSTATE that say that the server cannot serve now (PostgreSQL, appendix A): connection, resources, system. */
const classes: ReadonlySet<string> = new Set(['08', '53', '58']);

/** Further codes: shut down, crashed, starting, statement timed out, read-only standby. */
const codes: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', '57014', '25006']);

/** True when the server says that it cannot serve now. All its other errors are about the statement. */
export const cannotServe = (error: unknown): boolean => {
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : '';
  return codes.has(code) || classes.has(code.slice(0, 2));
};

/** Seconds after which a restarted server usually serves again. */
const retryAfterSeconds = 5;

/** What the client sees. The cause is only for the log. */
export const unavailable = (cause: unknown): Problem => new Problem('unavailable', { retryAfterSeconds }, { cause });
