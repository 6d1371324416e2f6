import type { JobQueue } from '@gosds/usecases/job-queue';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

/** Workers listen here; PostgreSQL tells them when the transaction that enqueued has been committed. */
export const jobChannel = 'gosds_job';

export const postgresJobQueue = (db: Kysely<Database>): JobQueue => ({
  async enqueue({ kind, key, data, delaySeconds = 0 }) {
    await sql`
      insert into job (kind, key, data, run_at)
      values (${kind.name}, ${key}, ${JSON.stringify(kind.data.parse(data))}, now() + make_interval(secs => ${delaySeconds}))
      on conflict (key) do nothing`.execute(db);
    await sql`select pg_notify(${jobChannel}, '')`.execute(db);
  },
});
