import type { JobQueue } from '@gosds/usecases/job-queue';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { addJob } from './job-schedule.ts';

/** The job queue. `process` is the number by which this process shows that it is alive. */
export const postgresJobQueue = (db: Kysely<Database>, process?: number): JobQueue => ({
  async enqueue({ kind, key, data, delaySeconds = 0, leavesTimeToCaller = false }) {
    const caller = leavesTimeToCaller ? (process ?? null) : null;
    await addJob(db, { kind: kind.name, key, data: JSON.stringify(kind.data.parse(data)), delaySeconds, caller });
  },
});
