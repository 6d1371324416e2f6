import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '@gosds/contract/problem';
import { GiveUp, type JobHandler } from '@gosds/usecases/job-queue';
import type { Task } from 'graphile-worker';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from './database.ts';
import { jobRuns, type Run } from './job-runs.ts';

export type Outcome = 'done' | 'failed';

type Options = {
  readonly db: Kysely<Database>;
  readonly onError: (error: unknown, kind: string) => void;
  readonly onEnd: (id: number, outcome: Outcome) => void;
  readonly isStopped: () => boolean;
};

/** Tells the library to try again. The cause is kept by the run: it may name a person. */
class TryAgain extends Error {
  override readonly name = 'TryAgain';
}

const writeAgainAfterMs = 500;

const scheduledJob = z.object({ id: z.int() });

/** Makes a task of the library from the handler of a kind. */
export function jobTasks({ db, onError, onEnd, isStopped }: Options) {
  const runs = jobRuns(db);
  /** Repeats the write until the database is back. Otherwise a finished job would run again. */
  async function written<T>(write: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (isStopped() || !isUnavailable(error)) throw error;
        await sleep(writeAgainAfterMs);
      }
    }
  }
  async function end(run: Run, error: { readonly of: unknown; readonly isLast: boolean } | undefined): Promise<void> {
    const isOurs = await written(() =>
      error ? runs.fail(run, { error: error.of, isLast: error.isLast }) : runs.finish(run),
    );
    if (!isOurs) throw new TryAgain('Another worker has begun this job.');
    onEnd(run.id, error ? 'failed' : 'done');
    if (error && !error.isLast) throw new TryAgain('It failed.');
  }
  return (handler: JobHandler): Task =>
    async function runTask(payload, { job }) {
      const { id } = scheduledJob.parse(payload);
      const run = await written(() => runs.begin(id));
      if (!run) return;
      try {
        await handler.run(run.data);
      } catch (error) {
        onError(error, handler.kind);
        await end(run, { of: error, isLast: error instanceof GiveUp || job.attempts >= job.max_attempts });
        return;
      }
      await end(run, undefined);
    };
}
