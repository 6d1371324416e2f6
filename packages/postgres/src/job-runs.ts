import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

/** A run that has begun. `attempts` tells it from other runs of the same job. */
export type Run = { readonly id: number; readonly data: unknown; readonly attempts: number };

/**
 * Writes down how jobs end. Each write checks `attempts`: a worker that was taken for dead cannot close a job that
 * another worker has begun.
 */
export const jobRuns = (db: Kysely<Database>) => ({
  /** Undefined if the job is done, given up or erased. */
  async begin(id: number): Promise<Run | undefined> {
    const { rows } = await sql<Run>`
      update job set attempts = attempts + 1 where id = ${id} and done_at is null and given_up_at is null
      returning id, data, attempts`.execute(db);
    return rows[0];
  },
  /** False if the run is no longer the job's last. */
  async finish({ id, attempts }: Run): Promise<boolean> {
    const { numAffectedRows } = await sql`
      update job set done_at = now(), error = null where id = ${id} and attempts = ${attempts}`.execute(db);
    return numAffectedRows === 1n;
  },
  /** False if the run is no longer the job's last. */
  async fail({ id, attempts }: Run, { error, isLast }: { readonly error: unknown; readonly isLast: boolean }) {
    const { numAffectedRows } = await sql`
      update job set error = ${String(error).slice(0, 500)}, given_up_at = ${isLast ? sql`now()` : null}
      where id = ${id} and attempts = ${attempts}`.execute(db);
    return numAffectedRows === 1n;
  },
});
