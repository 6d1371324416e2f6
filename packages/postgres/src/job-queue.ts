import type { JobQueue } from '@gosds/usecases/job-queue';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

/** Workers listen on this channel. PostgreSQL notifies them when the transaction with the job is committed. */
export const jobChannel = 'gosds_job';

/** `process` is the number of this process, which shows that it lives. */
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
