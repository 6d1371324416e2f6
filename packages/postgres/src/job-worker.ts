import { EventEmitter } from 'node:events';
import type { JobHandler, RunJobNow } from '@gosds/usecases/job-queue';
import {
  type RunnerOptions,
  runOnce,
  runTaskList,
  type Task,
  type Worker,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Database } from './database.ts';
import { deadClaims } from './dead-claims.ts';
import { libraryOptions } from './job-library.ts';
import { capPause, hurryByKey, scheduleMissing } from './job-schedule.ts';
import { jobTasks, type Outcome } from './job-tasks.ts';
import { workerRegister } from './job-workers.ts';

export type JobWorker = {
  readonly runNow: RunJobNow;
  /** Runs all due jobs. Returns their number. */
  readonly drain: () => Promise<number>;
  /** Starts running jobs as soon as they are due. */
  readonly start: () => void;
  /** Stops taking jobs. Resolves when the running jobs have ended. */
  readonly stop: () => Promise<void>;
};

export type JobWorkerOptions = {
  readonly pool: pg.Pool;
  readonly db: Kysely<Database>;
  readonly handlers: readonly JobHandler[];
  /** Called for each failed run. The job is tried again, or given up after the last attempt. */
  readonly onError: (error: unknown, kind: string) => void;
  /** Number of this process's presence lock. Without it, nobody frees the jobs of this process when it dies. */
  readonly process?: number;
};

const watchEveryMs = 1_250;
const pollInterval = 2_000;
const atOnce = 4;
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
    async ended() {
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}

/** Calls that wait for the outcome of a job. */
function outcomes() {
  const waiting = new Map<number, Set<(outcome: Outcome) => void>>();
  return {
    isWanted: (id: number) => waiting.has(id),
    tell(id: number, outcome: Outcome) {
      for (const resolve of waiting.get(id) ?? []) resolve(outcome);
      waiting.delete(id);
    },
    of: (id: number) =>
      new Promise<Outcome | 'queued'>((resolve) => {
        waiting.set(id, (waiting.get(id) ?? new Set()).add(resolve));
        setTimeout(() => {
          waiting.delete(id);
          resolve('queued');
        }, runNowWithinMs).unref();
      }),
  };
}

type Upkeep = {
  readonly register: ReturnType<typeof workerRegister>;
  readonly notes: ReturnType<typeof runningWork>;
  readonly onBroken: () => void;
} & Pick<JobWorkerOptions, 'db'>;

/** The events of some workers. Writes down who they are, and sees that no pause is too long. */
function workerEvents({ db, register, notes, onBroken }: Upkeep): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  const state = { isNoting: false };
  /** Once for all workers that begin or end together. */
  const note = async () => {
    if (state.isNoting) return;
    state.isNoting = true;
    await Promise.resolve();
    state.isNoting = false;
    await register.write().catch(onBroken);
  };
  events.on('worker:create', ({ worker }) => {
    register.add(worker.workerId);
    void notes.track(note());
  });
  events.on('worker:stop', ({ worker }) => {
    register.end(worker.workerId);
    void notes.track(note());
  });
  events.on('job:complete', ({ job, error }) => {
    if (error) void notes.track(capPause(db, job.id).catch(onBroken));
  });
  for (const broken of ['worker:getJob:error', 'worker:fatalError'] as const) events.on(broken, onBroken);
  return events;
}

type Parts = Upkeep &
  Pick<JobWorkerOptions, 'pool'> & {
    readonly tasks: ReadonlyMap<string, Task>;
    readonly running: ReturnType<typeof runningWork>;
    readonly trouble: (error: unknown) => void;
    readonly isStopped: () => boolean;
    readonly isBroken: () => boolean;
    readonly onMended: () => void;
  };

/** Runs the open jobs that are due, and ends. For tests and small tools. */
function drainer(parts: Parts) {
  const { db, pool, tasks, running, notes, trouble } = parts;
  const events = workerEvents(parts);
  const options = { ...libraryOptions(trouble), events, pgPool: pool, concurrency: atOnce };
  const dead = deadClaims(db);
  return async function drain(): Promise<number> {
    if (parts.isStopped()) return 0;
    let total = 0;
    const count = () => (total += 1);
    await dead.release();
    await scheduleMissing(db);
    events.on('job:start', count);
    try {
      await running.track(runOnce(options, Object.fromEntries(tasks)));
    } finally {
      events.off('job:start', count);
    }
    await notes.ended();
    return total;
  };
}

/**
 * Runs one job in a worker of its own, so that it waits for no other job. The options of a kind are made once, because
 * the library never forgets them.
 */
function caller(parts: Parts, called: ReturnType<typeof outcomes>) {
  const { db, pool, tasks, running, trouble } = parts;
  const workers = new Set<Worker>();
  const made = new Map<string, RunnerOptions>();
  function newOptions(): RunnerOptions {
    const events = workerEvents(parts);
    events.on('worker:create', ({ worker }) => workers.add(worker));
    events.on('worker:stop', ({ worker }) => workers.delete(worker));
    events.on('job:start', ({ worker, job }) => {
      if (called.isWanted(Number(job.key))) void worker.release();
    });
    return { ...libraryOptions(trouble), events, pgPool: pool, concurrency: 1 };
  }
  return {
    async runNow(key: string): Promise<Outcome | 'queued'> {
      const found = await hurryByKey(db, key);
      const task = found && tasks.get(found.kind);
      if (!found || !task) return 'queued';
      const options = made.get(found.kind) ?? newOptions();
      made.set(found.kind, options);
      const outcome = called.of(found.id);
      running.track(runOnce(options, { [found.kind]: task })).catch(trouble);
      return outcome;
    },
    /** Takes no other job after the one under way. */
    release() {
      for (const worker of workers) void worker.release();
    },
  };
}

/**
 * The workers that run jobs as they become due. After a trouble with the database they are replaced: the library replaces
 * none that has ended, and one that never heard the answer to its claim would hold the job for hours.
 */
function places(parts: Parts) {
  const { db, pool, tasks, register, running, trouble } = parts;
  const options = { ...libraryOptions(trouble), events: workerEvents(parts), concurrency: atOnce, pollInterval };
  const dead = deadClaims(db);
  const state: { current?: WorkerPool; timer?: NodeJS.Timeout; isWatching: boolean } = { isWatching: false };
  const renew = () => {
    const old = state.current;
    state.current = runTaskList(options, Object.fromEntries(tasks), pool);
    if (old) void running.track(old.gracefulShutdown());
  };
  async function look(): Promise<void> {
    await register.write();
    await dead.release();
    await scheduleMissing(db);
    if (!parts.isBroken() || parts.isStopped()) return;
    parts.onMended();
    renew();
  }
  const watch = async () => {
    if (state.isWatching) return;
    state.isWatching = true;
    await look().catch((error: unknown) => {
      parts.onBroken();
      trouble(error);
    });
    state.isWatching = false;
  };
  return {
    start() {
      renew();
      state.timer = setInterval(() => void running.track(watch()), watchEveryMs);
      void running.track(watch());
    },
    async stop() {
      clearInterval(state.timer);
      await state.current?.gracefulShutdown();
    },
  };
}

export function jobWorker({ pool, db, handlers, onError, process }: JobWorkerOptions): JobWorker {
  const state = { isStopped: false, isBroken: false };
  const isStopped = () => state.isStopped;
  const called = outcomes();
  const onEnd: typeof called.tell = (id, outcome) => {
    called.tell(id, outcome);
  };
  const taskOf = jobTasks({ db, onError, onEnd, isStopped });
  const parts: Parts = {
    ...{ db, pool, isStopped, running: runningWork(), notes: runningWork(), register: workerRegister(db, process) },
    tasks: new Map(handlers.map((handler) => [handler.kind, taskOf(handler)])),
    trouble: (error) => {
      onError(error, 'queue');
    },
    isBroken: () => state.isBroken,
    onBroken: () => {
      state.isBroken = true;
    },
    onMended: () => {
      state.isBroken = false;
    },
  };
  // Each run of the library listens to the pool for a moment.
  pool.setMaxListeners(0);
  const calls = caller(parts, called);
  const own = places(parts);
  return {
    drain: drainer(parts),
    runNow: (key) => calls.runNow(key),
    start() {
      own.start();
    },
    async stop() {
      state.isStopped = true;
      calls.release();
      await own.stop();
      await parts.running.ended();
      await parts.notes.ended();
    },
  };
}
