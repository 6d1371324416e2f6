import type { Turn } from './fair-queue.ts';
import { JobFailed, WorkerCrash, WorkerTimeout } from './worker-errors.ts';
import type { Reply } from './worker-messages.ts';
import { openWorkerProcess, type WorkerProcess } from './worker-process.ts';

export type Task = Turn & {
  readonly job: object;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  attempts: number;
  /** Aborts when the caller no longer waits for the answer. */
  readonly signal?: AbortSignal | undefined;
};

export type SlotSettings = {
  /** The worker's compiled program. */
  readonly script: URL;
  /** Time limit of a task, counted from when its process is ready. */
  readonly timeoutMs: number;
  /** Time limit for the start of a process; 30 seconds by default, which allows for a busy machine. */
  readonly startTimeoutMs?: number;
  /** How much the process lowers its priority, as `nice` counts; 0 by default. */
  readonly niceness?: number;
  /** As in `WorkerProgram`; false by default. */
  readonly isLean?: boolean;
  /** Called when the slot can take a task. `again` is a task whose process died and that may be tried once more. */
  readonly onFree: (again: Task | undefined) => void;
};

/**
 * A place for one worker process, which starts with the first task that no free process takes. It does one task at a
 * time and replaces its process when that ends.
 */
export type WorkerSlot = {
  /** The running task; undefined if the slot is free. */
  task(): Task | undefined;
  start(task: Task): void;
  /** Kills the process, rejects its task with `reason`, and resolves when the process is gone. */
  stop(reason: Error): Promise<void>;
};

const maxAttempts = 2;

export function createWorkerSlot(settings: SlotSettings): WorkerSlot {
  const { script, timeoutMs, startTimeoutMs = 30_000, niceness = 0, isLean = false, onFree } = settings;
  const program = { script, niceness, isLean };
  let task: Task | undefined;
  let timer: NodeJS.Timeout | undefined;
  let worker: WorkerProcess | undefined;

  function open(): WorkerProcess {
    const opened = openWorkerProcess(program, {
      onReady() {
        if (worker === opened && task) limit();
      },
      onReply(reply) {
        if (worker !== opened) return;
        settle(release(), reply);
        onFree(undefined);
      },
      onExit(how) {
        if (worker !== opened) return;
        worker = undefined;
        const lost = release();
        if (lost) onFree(retryable(lost, `The worker ended with ${how}.`));
      },
    });
    return opened;
  }

  /** The time of a slow start does not count against the task. */
  function limit() {
    const [ms, fault] = worker?.isReady() ? [timeoutMs, 'gave no answer'] : [startTimeoutMs, 'did not start'];
    clearTimeout(timer);
    timer = setTimeout(() => {
      void stop(new WorkerTimeout(`The worker ${fault} in ${ms} ms.`)).then(() => {
        onFree(undefined);
      });
    }, ms);
  }

  function release(): Task | undefined {
    const released = task;
    clearTimeout(timer);
    task = undefined;
    worker?.setIdle();
    return released;
  }

  async function stop(reason: Error): Promise<void> {
    release()?.reject(reason);
    const stopped = worker;
    worker = undefined;
    await stopped?.kill();
  }

  return {
    task: () => task,
    start(started) {
      worker ??= open();
      task = started;
      started.attempts += 1;
      limit();
      worker.send(started.job);
    },
    stop,
  };
}

function settle(task: Task | undefined, reply: Reply) {
  if (reply.ok) task?.resolve(reply.value);
  else task?.reject(new JobFailed(reply.message));
}

function retryable(task: Task, why: string): Task | undefined {
  if (task.attempts < maxAttempts) return task;
  task.reject(new WorkerCrash(why));
  return undefined;
}
