import { PoolClosed } from './worker-errors.ts';
import { createWorkerSlot, type SlotSettings, type Task } from './worker-slot.ts';

export type PoolSettings = Omit<SlotSettings, 'onFree'> & { readonly size: number };

/** Processes that each do one job at a time; jobs wait in the order they came. */
export type ProcessPool<Job> = {
  run(job: Job): Promise<unknown>;
  /** Ends the processes; what is waiting or under way is rejected. */
  close(): Promise<void>;
};

/** A process that dies is replaced and its job tried once more; one that takes too long is killed and its job rejected. */
export function createProcessPool<Job extends object>({ size, ...settings }: PoolSettings): ProcessPool<Job> {
  const waiting: Task[] = [];
  let isClosed = false;
  const slots = Array.from({ length: size }, () =>
    createWorkerSlot({
      ...settings,
      onFree(again) {
        if (again) waiting.unshift(again);
        serveNext();
      },
    }),
  );

  function serveNext() {
    if (isClosed) return;
    const slot = slots.find((candidate) => candidate.isFree());
    const task = slot && waiting.shift();
    if (task) slot.start(task);
  }

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        if (isClosed) {
          reject(new PoolClosed('The pool is closed.'));
          return;
        }
        waiting.push({ job, resolve, reject, attempts: 0 });
        serveNext();
      }),
    async close() {
      isClosed = true;
      const closed = new PoolClosed('The pool was closed.');
      for (const task of waiting.splice(0)) task.reject(closed);
      await Promise.all(slots.map((slot) => slot.stop(closed)));
    },
  };
}
