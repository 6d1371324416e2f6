import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { advisoryLocks } from './advisory-locks.ts';
import { type Address, connectionTo } from './connect.ts';
import { limitAnswers } from './limit-answers.ts';
import { notAnswered, unavailable } from './unavailable.ts';

/** The library's schema, set so that no variable or file of the machine names another. */
const schema = 'graphile_worker';

/** Passes on the troubles of the library itself, such as a lost connection. The failures of jobs are told by their runs. */
const troubles = (onTrouble: (error: unknown) => void) =>
  new Logger(() => (level, message, meta) => {
    const name: string = level;
    if (name !== 'error' && name !== 'warning') return;
    if (meta?.['failure'] !== true) onTrouble(meta?.['error'] ?? new Error(message));
  });

/** What each part of the library is told. It leaves the signals to the process. */
export const libraryOptions = (onTrouble: (error: unknown) => void) => ({
  schema,
  logger: troubles(onTrouble),
  noHandleSignals: true,
});

/** Time limit for a statement of the installation, and for the wait for a process that installs. A whole one takes seconds. */
const installWithinMs = 60_000;

async function install(pool: pg.Pool): Promise<void> {
  const client = await pool.connect().catch((error: unknown) => {
    throw unavailable(error);
  });
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.jobLibrary]);
    await runMigrations({ ...libraryOptions(() => undefined), pgPool: pool });
  } finally {
    client.release(true);
  }
}

/**
 * Makes or updates the library's schema. Processes that start together wait for the first. Takes time only once for a
 * version. Throws Problem `unavailable` if the database does not answer in time.
 */
export async function installJobLibrary(address: Address, withinMs = installWithinMs): Promise<void> {
  const pool = new pg.Pool({ ...connectionTo(address), max: 2 });
  pool.on('error', () => undefined);
  const wasLate = limitAnswers(pool, withinMs);
  try {
    await install(pool);
  } catch (error) {
    throw wasLate() ? unavailable(notAnswered(withinMs, error)) : error;
  } finally {
    await pool.end();
  }
}
