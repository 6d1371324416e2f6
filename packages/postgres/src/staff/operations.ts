import type { FailedJobs, StaffStore } from '@gosds/usecases/staff/staff-store';
import { type Kysely, sql } from 'kysely';
import { countJobs } from '../count-jobs.ts';
import type { Database } from '../database.ts';

/** The UUID with this name in the job's data; null if there is none. */
const idIn = (name: string) =>
  sql`case when job.data->>${name} ~ '^[0-9a-f-]{36}$' then (job.data->>${name})::uuid end`;

/** Never returns the data of a job: a link in it could open an account. */
export async function listFailedJobs(db: Kysely<Database>, limit: number): Promise<FailedJobs> {
  const { waiting, failing, givenUp } = await countJobs(db);
  const { rows } = await sql<FailedJobs['jobs'][number]>`
    select job.id, job.kind, case when job.given_up_at is null then 'failing' else 'given-up' end as state,
      job.attempts, job.error, job.created_at as "createdAt",
      case when job.given_up_at is null then coalesce(scheduled.run_at, job.run_at) end as "nextAt",
      coalesce(job.data->>'email', owner.email, buyer.email) as about
    from (select * from job where done_at is null and error is not null order by created_at desc, id desc limit ${limit}) job
    left join graphile_worker.jobs scheduled on scheduled.key = job.id::text
    left join app_user owner on owner.id = ${idIn('userId')}
    left join sale_order sale on sale.id = ${idIn('orderId')}
    left join app_user buyer on buyer.id = sale.user_id
    order by job.created_at desc, job.id desc`.execute(db);
  return { jobs: rows, waiting, failing, givenUp };
}

export async function listErrors(
  db: Kysely<Database>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): ReturnType<StaffStore['listErrors']> {
  const counted = await sql<{ count: number }>`select count(*)::int as count from error_log`.execute(db);
  const { rows } = await sql<Awaited<ReturnType<StaffStore['listErrors']>>['errors'][number]>`
    select entry.id, entry.at, entry.origin, entry.route, entry.message, entry.stack, entry.request_id as "requestId",
      coalesce(owner.email, entry.user_id::text) as "user"
    from error_log entry left join app_user owner on owner.id = entry.user_id
    order by entry.id desc limit ${limit} offset ${offset}`.execute(db);
  return { errors: rows, count: counted.rows[0]?.count ?? 0 };
}
