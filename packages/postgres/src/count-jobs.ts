import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Open jobs that nobody works on. Also how long the longest overdue job has waited, in seconds; below 0 if it is due
 * later.
 */
type JobCounts = {
  readonly waiting: number;
  readonly failing: number;
  readonly givenUp: number;
  readonly oldest: number;
};

export async function countJobs(db: Kysely<Database>): Promise<JobCounts> {
  const { rows } = await sql<JobCounts>`
    select count(*) filter (where given_up_at is null and error is null and not under_way)::int as waiting,
      count(*) filter (where given_up_at is null and error is not null and not under_way)::int as failing,
      count(*) filter (where given_up_at is not null)::int as "givenUp",
      coalesce(extract(epoch from now() - min(due_at) filter (where given_up_at is null)), 0)::float8 as oldest
    from (
      select job.given_up_at, job.error, coalesce(scheduled.run_at, job.run_at) as due_at,
        scheduled.locked_at is not null as under_way
      from job left join graphile_worker.jobs scheduled on scheduled.key = job.id::text
      where job.done_at is null) open_job`.execute(db);
  return rows[0] ?? { waiting: 0, failing: 0, givenUp: 0, oldest: 0 };
}
