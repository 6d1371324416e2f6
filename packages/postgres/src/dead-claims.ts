import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { processLocks } from './advisory-locks.ts';

/** Processes that own jobs but hold no presence lock. */
async function missingOwners(db: Kysely<Database>): Promise<readonly number[]> {
  const { rows } = await sql<{ owner: number }>`
    select distinct owner from job
    where owner is not null and done_at is null and given_up_at is null and not exists (
      select from pg_locks
      where locktype = 'advisory' and classid = ${processLocks.presence} and objid = owner::bigint::oid and objsubid = 2
        and database = (select oid from pg_database where datname = current_database()))`.execute(db);
  return rows.map(({ owner }) => owner);
}

const graceMs = 2_500;

/**
 * Releases the jobs of dead processes: running jobs, and jobs reserved for a request of theirs. A process counts as
 * dead after it has been missing for a while, so that it has time to reconnect.
 */
export function deadClaims(db: Kysely<Database>, missingForMs = graceMs) {
  let missingSince: ReadonlyMap<number, number> = new Map();
  return {
    release: async (): Promise<void> => {
      const now = performance.now();
      const missing = await missingOwners(db);
      const dead = missing.filter((owner) => now - (missingSince.get(owner) ?? Infinity) >= missingForMs);
      missingSince = new Map(missing.map((owner) => [owner, missingSince.get(owner) ?? now]));
      if (dead.length === 0) return;
      await sql`
        update job set owner = null, lease_until = null, run_at = least(run_at, now())
        where owner = any(${dead}::int[]) and done_at is null and given_up_at is null`.execute(db);
    },
  };
}
