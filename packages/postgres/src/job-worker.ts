import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '@gosds/contract/problem';
import type { JobHandler, RunJobNow } from '@gosds/usecases/job-queue';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Database } from './database.ts';
import { type ClaimedJob, jobClaims } from './job-claims.ts';
import { jobEar } from './job-ear.ts';

export type JobWorker = {
  readonly runNow: RunJobNow;
  /** Runs all due jobs. Returns their number. */
  readonly drain: () => Promise<number>;
  /** Starts running jobs as soon as they are due. */
  readonly start: () => Promise<void>;
  /** Stops taking jobs. Resolves when the running jobs have ended. */
  readonly stop: () => Promise<void>;
};

export type JobWorkerOptions = {
  readonly pool: pg.Pool;
  readonly db: Kysely<Database>;
  readonly handlers: readonly JobHandler[];
  /** Called for each failed run. The job is tried again, or given up after the last attempt. */
  readonly onError: (error: unknown, kind: string) => void;
  /** Number of this process's presence lock. Without it, the jobs of a dead process wait until their lease expires. */
  readonly process?: number;
};

const pollEveryMs = 3_000;
const atOnce = 4;
const runNowWithinMs = 5_000;
const writeAgainAfterMs = 500;

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

/** A bell. A caller can ask whether it rang, or wait for the next ring; each ring is reported once. */
function bell() {
  const state: { hasRung: boolean; wakes: () => void } = { hasRung: false, wakes: () => undefined };
  return {
    ring() {
      state.hasRung = true;
      state.wakes();
    },
    hush() {
      state.hasRung = false;
    },
    hasRung: () => state.hasRung,
    /** Resolves at the next ring, or at once if it rang since it was last hushed. */
    rings: () =>
      new Promise<void>((resolve) => {
        state.wakes = resolve;
        if (state.hasRung) resolve();
      }),
  };
}

type Places = {
  readonly queue: ReturnType<typeof jobClaims>;
  readonly run: (job: ClaimedJob) => Promise<unknown>;
  readonly isStopped: () => boolean;
  readonly woken: ReturnType<typeof bell>;
};

/**
 * Runs due jobs in parallel places. A slow job does not delay the others: each free place takes the next job, and new
 * jobs are looked for as they arrive.
 */
const draining = ({ queue, run, isStopped, woken }: Places) =>
  async function drain(): Promise<number> {
    await queue.releaseDead();
    const places = new Set<Promise<unknown>>();
    let total = 0;
    for (;;) {
      woken.hush();
      const free = isStopped() ? 0 : atOnce - places.size;
      const jobs = free === 0 ? [] : await queue.due(free);
      total += jobs.length;
      for (const job of jobs) {
        const place: Promise<unknown> = run(job).finally(() => places.delete(place));
        places.add(place);
      }
      if (places.size > 0) await Promise.race([...places, woken.rings()]);
      else if (!woken.hasRung() || isStopped()) return total;
    }
  };

type Waking = Pick<Places, 'isStopped' | 'woken'> &
  Pick<JobWorkerOptions, 'onError'> & { readonly drain: () => Promise<unknown> };

/** Starts a drain. If one is running, it looks for jobs once more. */
function waking({ drain, isStopped, woken, onError }: Waking) {
  const state = { isDraining: false };
  return function wake(): void {
    if (isStopped()) return;
    woken.ring();
    if (state.isDraining) return;
    state.isDraining = true;
    const ended = () => {
      state.isDraining = false;
      if (woken.hasRung()) wake();
    };
    drain().then(ended, (error: unknown) => {
      onError(error, 'queue');
      state.isDraining = false;
    });
  };
}

type Runner = Pick<Places, 'queue' | 'isStopped'> &
  Pick<JobWorkerOptions, 'onError'> & { readonly byKind: ReadonlyMap<string, JobHandler> };

function runner({ byKind, queue, onError, isStopped }: Runner) {
  /**
   * Repeats the write until the database is back. Otherwise the finished job would wait for its lease and run again.
   */
  async function written(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        await write();
        return;
      } catch (error) {
        if (isStopped() || !isUnavailable(error)) throw error;
        await sleep(writeAgainAfterMs);
      }
    }
  }
  return async function run(job: ClaimedJob): Promise<'done' | 'failed'> {
    try {
      await byKind.get(job.kind)?.run(job.data);
    } catch (error) {
      onError(error, job.kind);
      await written(() => queue.fail(job, error));
      return 'failed';
    }
    await written(() => queue.finish(job));
    return 'done';
  };
}

export function jobWorker({ pool, db, handlers, onError, process }: JobWorkerOptions): JobWorker {
  const byKind = new Map(handlers.map((handler) => [handler.kind, handler]));
  const queue = jobClaims(db, [...byKind.keys()], process);
  const running = runningWork();
  const state: { isStopped: boolean; timer?: NodeJS.Timeout } = { isStopped: false };

  const run = runner({ byKind, queue, onError, isStopped: () => state.isStopped });
  const woken = bell();
  const isStopped = () => state.isStopped;
  const drain = draining({ queue, run: (job) => running.track(run(job)), isStopped, woken });
  // Also tracks the claim: otherwise a stopped worker could take one more job.
  const wake = waking({ drain: () => running.track(drain()), isStopped, woken, onError });

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
