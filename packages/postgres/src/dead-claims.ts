import { type Kysely, sql } from 'kysely';
import { processLocks } from './advisory-locks.ts';
import type { Database } from './database.ts';
import { freeWorkers, takeFromCallers } from './job-schedule.ts';

/** True for the number of a process that holds its presence lock. */
const isPresent = (process: ReturnType<typeof sql.ref>) => sql<boolean>`exists (
  select from pg_locks
  where locktype = 'advisory' and classid = ${processLocks.presence} and objid = ${process}::bigint::oid and objsubid = 2
    and database = (select oid from pg_database where datname = current_database()))`;

/** Workers of absent processes, and unknown ones that hold a job. */
async function absentWorkers(db: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from job_worker where process is not null and not ${isPresent(sql.ref('job_worker.process'))}
    union select locked_by from graphile_worker.jobs
      where locked_by is not null and not exists (select from job_worker where id = locked_by)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Absent processes to whose calls a job leaves time. */
async function absentCallers(db: Kysely<Database>): Promise<readonly number[]> {
  const { rows } = await sql<{ caller: number }>`
    select distinct caller from job
    where caller is not null and done_at is null and given_up_at is null
      and not ${isPresent(sql.ref('job.caller'))}`.execute(db);
  return rows.map(({ caller }) => caller);
}

/** Remembers since when each has been missing. Tells who has been for so long. */
function missingFor<T>(ms: number) {
  let missingSince: ReadonlyMap<T, number> = new Map();
  return (missing: readonly T[]): readonly T[] => {
    const now = performance.now();
    const long = missing.filter((one) => now - (missingSince.get(one) ?? Infinity) >= ms);
    missingSince = new Map(missing.map((one) => [one, missingSince.get(one) ?? now]));
    return long;
  };
}

const graceMs = 2_500;

/**
 * Releases the jobs of dead processes: running jobs, and jobs reserved for a request of theirs. A process counts as
 * dead after it has been missing for a while, so that it has time to reconnect.
 */
export function deadClaims(db: Kysely<Database>, missingForMs = graceMs) {
  const [deadWorkers, deadCallers] = [missingFor<string>(missingForMs), missingFor<number>(missingForMs)];
  return {
    release: async (): Promise<void> => {
      const workers = deadWorkers(await absentWorkers(db));
      if (workers.length > 0) await freeWorkers(db, workers);
      const callers = deadCallers(await absentCallers(db));
      if (callers.length > 0) await takeFromCallers(db, callers);
    },
  };
}
