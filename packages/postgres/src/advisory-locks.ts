import type pg from 'pg';

/** The advisory locks with one key: arbitrary numbers, the same in every process and different for each task. */
export const advisoryLocks = {
  migration: 7_306_201,
  /** Two loads of chemicals at a time would write to the same tables. */
  load: 7_306_202,
  /** Two readers of a source at a time would write to the same package. */
  stage: 7_306_203,
  /** Adds to the data in use what an earlier version lacks. */
  mendSearch: 7_306_204,
  /** Two processes that start together would make the tables of the job library at once. */
  jobLibrary: 7_306_205,
} as const;

/** The first key of the locks that a process holds with its own number as the second key. */
export const processLocks = {
  /** Shows that the process is alive. */
  presence: 7_306_202,
  /** Shows that the process reads only the sealed keys of the service. */
  sealed: 7_306_203,
} as const;

/** Holds the lock until the connection closes. Returns false if another connection holds it. */
export async function holdIfFree(client: pg.Client, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lock]);
  return rows[0]?.held === true;
}
