import { createFairQueue, type Turn } from './fair-queue.ts';
import { JobCancelled, PoolClosed, PoolFull, TooManyWaiting } from './worker-errors.ts';
import { ping } from './worker-messages.ts';
import { createWorkerSlot, type SlotSettings, type Task } from './worker-slot.ts';

export type PoolSettings = Omit<SlotSettings, 'onFree'> & {
  readonly size: number;
  /** Of all owners, and of one; more are refused. Unbounded where they are not given. */
  readonly maxWaiting?: number;
  readonly maxWaitingPerUser?: number;
};

/** Processes that each do one job at a time; those who wait are served in turn, and each in the order its jobs came. */
export type ProcessPool<Job> = {
  /**
   * Rejects with `PoolFull` or `TooManyWaiting` where too much waits already, and with `JobCancelled` once the signal says that nobody
   * waits for it any more: its process is killed then.
   */
  run(job: Job, turn?: Partial<Turn> & { readonly signal?: AbortSignal | undefined }): Promise<unknown>;
  /** Resolves when a worker has answered. */
  ping(): Promise<void>;
  /** Ends the processes; what is waiting or under way is rejected. */
  close(): Promise<void>;
};

/** A process that dies is replaced and its job tried once more; one that takes too long is killed and its job rejected. */
export function createProcessPool<Job extends object>(settings: PoolSettings): ProcessPool<Job> {
  const { size, maxWaiting = Infinity, maxWaitingPerUser = Infinity, ...ofSlot } = settings;
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

  /** The process of a job that nobody waits for is worth more than its answer. */
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
