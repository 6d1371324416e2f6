import type { JobQueue } from '@gosds/usecases/job-queue';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

/** Workers listen on this channel. PostgreSQL notifies them when a transaction with a job is committed. */
export const jobChannel = 'gosds_job';

/** The job queue. `process` is the number by which this process shows that it is alive. */
export const postgresJobQueue = (db: Kysely<Database>, process?: number): JobQueue => ({
  async enqueue({ kind, key, data, delaySeconds = 0, leavesTimeToCaller = false }) {
    const owner = leavesTimeToCaller ? (process ?? null) : null;
    await sql`
      insert into job (kind, key, data, run_at, owner)
      values (${kind.name}, ${key}, ${JSON.stringify(kind.data.parse(data))}, now() + make_interval(secs => ${delaySeconds}), ${owner})
      on conflict (key) do nothing`.execute(db);
    await sql`select pg_notify(${jobChannel}, '')`.execute(db);
  },
});
