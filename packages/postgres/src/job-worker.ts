import type { JobHandler, RunJobNow } from '@gosds/usecases/job-queue';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Database } from './database.ts';
import { type ClaimedJob, jobClaims } from './job-claims.ts';
import { jobEar } from './job-ear.ts';

export type JobWorker = {
  readonly runNow: RunJobNow;
  /** Runs all jobs that are due. Returns their number. */
  readonly drain: () => Promise<number>;
  /** From now on runs jobs as soon as they are due. */
  readonly start: () => Promise<void>;
  /** Takes no further job and resolves when the running ones have ended. */
  readonly stop: () => Promise<void>;
};

export type JobWorkerOptions = {
  readonly pool: pg.Pool;
  readonly db: Kysely<Database>;
  readonly handlers: readonly JobHandler[];
  /** Called for each failed run. The job is tried again, or given up after the last attempt. */
  readonly onError: (error: unknown, kind: string) => void;
  /** Number of the presence lock of this process. Without it, its jobs wait for the end of their lease when it dies. */
  readonly process?: number;
};

const pollEveryMs = 3_000;
const runNowWithinMs = 5_000;

/** Work that has begun, so that a stop can wait for it. */
function runningWork() {
  const running = new Set<Promise<unknown>>();
  return {
    track<T>(work: Promise<T>): Promise<T> {
      running.add(work);
      const forget = () => running.delete(work);
      work.then(forget, forget);
      return work;
    },
    ended: () => Promise.allSettled(running),
  };
}

/** Calls `work` again when it was woken in the meantime, but never twice at the same time. */
function wakeable(work: () => Promise<unknown>): () => Promise<void> {
  const state = { isAwake: false, isWoken: false };
  return async () => {
    state.isWoken = true;
    if (state.isAwake) return;
    state.isAwake = true;
    try {
      while (state.isWoken) {
        state.isWoken = false;
        await work();
      }
    } finally {
      state.isAwake = false;
    }
  };
}

export function jobWorker({ pool, db, handlers, onError, process }: JobWorkerOptions): JobWorker {
  const byKind = new Map(handlers.map((handler) => [handler.kind, handler]));
  const queue = jobClaims(db, [...byKind.keys()], process);
  const running = runningWork();
  const state: { isStopped: boolean; timer?: NodeJS.Timeout } = { isStopped: false };

  async function run(job: ClaimedJob): Promise<'done' | 'failed'> {
    try {
      await byKind.get(job.kind)?.run(job.data);
      await queue.finish(job);
      return 'done';
    } catch (error) {
      onError(error, job.kind);
      await queue.fail(job, error);
      return 'failed';
    }
  }

  async function drain(): Promise<number> {
    await queue.releaseDead();
    let total = 0;
    for (;;) {
      const jobs = state.isStopped ? [] : await queue.due();
      if (jobs.length === 0) return total;
      total += jobs.length;
      await Promise.all(jobs.map((job) => running.track(run(job))));
    }
  }

  const drainAll = wakeable(drain);
  const wake = () => {
    if (state.isStopped) return;
    // Also tracks the claim: otherwise a stopped worker could take one more job.
    running.track(drainAll()).catch((error: unknown) => {
      onError(error, 'queue');
    });
  };

  const ear = jobEar(pool, { wake, onError });

  return {
    drain,
    async runNow(key) {
      const [job] = await queue.byKey(key);
      if (!job) return 'queued';
      const late = new Promise<'queued'>((resolve) => {
        setTimeout(resolve, runNowWithinMs, 'queued').unref();
      });
      return Promise.race([running.track(run(job)), late]);
    },
    async start() {
      await ear.listen();
      state.timer = setInterval(() => {
        void ear.listen();
        wake();
      }, pollEveryMs);
      wake();
    },
    async stop() {
      state.isStopped = true;
      clearInterval(state.timer);
      ear.close();
      await running.ended();
    },
  };
}
