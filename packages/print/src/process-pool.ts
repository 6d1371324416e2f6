import { createFairQueue, type FairQueue, type Turn } from './fair-queue.ts';
import { JobCancelled, PoolClosed, PoolFull, TooManyWaiting } from './worker-errors.ts';
import { ping } from './worker-messages.ts';
import { createWorkerSlot, type SlotSettings, type Task } from './worker-slot.ts';

export type PoolSettings = Omit<SlotSettings, 'onFree'> & {
  readonly size: number;
  /** Maximum number of waiting jobs, in total and per owner; further jobs are refused. Unlimited by default. */
  readonly maxWaiting?: number;
  readonly maxWaitingPerUser?: number;
  /** Longest time that a job waits for a process; then it is refused. Unlimited by default. */
  readonly maxWaitMs?: number;
};

/** Worker processes that each do one job at a time. Owners take turns; each owner's jobs keep their order. */
export type ProcessPool<Job> = {
  /**
   * Rejects with `PoolFull` or `TooManyWaiting` if too many jobs wait, or if its turn does not come in time. If `signal` aborts, kills the process of the job
   * and rejects with `JobCancelled`.
   */
  run(job: Job, turn?: Partial<Turn> & { readonly signal?: AbortSignal | undefined }): Promise<unknown>;
  /** Resolves when a worker answers. */
  ping(): Promise<void>;
  /** Ends the processes and rejects waiting and running jobs. */
  close(): Promise<void>;
};

/** Refuses a job whose turn did not come in time. */
function giveUp(waiting: FairQueue<Task>, task: Task): void {
  if (waiting.remove(task)) task.reject(new PoolFull('The turn of the job did not come in time.'));
}

/**
 * Replaces a process that dies and tries its job once more. Kills a process that takes too long and rejects its job.
 */
export function createProcessPool<Job extends object>(settings: PoolSettings): ProcessPool<Job> {
  const { size, maxWaiting = Infinity, maxWaitingPerUser = Infinity, maxWaitMs, ...ofSlot } = settings;
  const waiting = createFairQueue<Task>();
  let isClosed = false;
  const slots = Array.from({ length: size }, () =>
    createWorkerSlot({
      ...ofSlot,
      onFree(again) {
        if (again) waiting.addFirst(again);
        serveNext();
      },
    }),
  );
  const underWay = (owner: string) => slots.filter((slot) => slot.task()?.owner === owner).length;

  function serveNext() {
    if (isClosed) return;
    const slot = slots.find((candidate) => candidate.task() === undefined);
    const task = slot && waiting.next(underWay);
    if (!task) return;
    if (task.signal?.aborted) task.reject(new JobCancelled('Nobody waits for the job any more.'));
    else slot.start(task);
    serveNext();
  }

  function refusal(owner: string): Error | undefined {
    if (isClosed) return new PoolClosed('The pool is closed.');
    if (waiting.lengthOf(owner) >= maxWaitingPerUser) return new TooManyWaiting('One owner has too many jobs waiting.');
    return waiting.length() >= maxWaiting ? new PoolFull('Too many jobs are waiting.') : undefined;
  }

  /** Kills the process even if it is almost done: other jobs need the process more. */
  function cancel(task: Task) {
    const slot = slots.find((each) => each.task() === task);
    void slot?.stop(new JobCancelled('Nobody waits for the job any more.')).then(serveNext);
  }

  const add = (job: object, turn: Turn, signal?: AbortSignal): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const task = { job, ...turn, resolve, reject, attempts: 0, signal };
      signal?.addEventListener('abort', () => {
        cancel(task);
      });
      waiting.add(task);
      serveNext();
      if (maxWaitMs !== undefined) setTimeout(giveUp, maxWaitMs, waiting, task).unref();
    });

  return {
    run(job, { owner = '', maxAtOnce = size, signal } = {}) {
      const refused = refusal(owner);
      return refused ? Promise.reject(refused) : add(job, { owner, maxAtOnce }, signal);
    },
    async ping() {
      await add(ping, { owner: '', maxAtOnce: size });
    },
    async close() {
      isClosed = true;
      const closed = new PoolClosed('The pool was closed.');
      for (const task of waiting.empty()) task.reject(closed);
      await Promise.all(slots.map((slot) => slot.stop(closed)));
    },
  };
}
