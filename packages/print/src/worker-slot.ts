import { type ChildProcess, fork } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Turn } from './fair-queue.ts';
import { JobFailed, WorkerCrash, WorkerTimeout } from './worker-errors.ts';
import { isReply, type Reply } from './worker-messages.ts';

export type Task = Turn & {
  readonly job: object;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  attempts: number;
};

export type SlotSettings = {
  /** The worker's compiled program. */
  readonly script: URL;
  readonly timeoutMs: number;
  /** How far the process stands back behind the program, as `nice` counts; 0 by default. */
  readonly niceness?: number;
  /** Called when the slot can take a task again; `again` is one whose process died under it and that may be tried once more. */
  readonly onFree: (again: Task | undefined) => void;
};

/** One place for a worker process: it does one task at a time, and its process is replaced when it is gone. */
export type WorkerSlot = {
  /** Under way; the slot is free without one. */
  task(): Task | undefined;
  start(task: Task): void;
  /** Kills the process, rejects its task with `reason`, and resolves when the process is gone. */
  stop(reason: Error): Promise<void>;
};

const mostAttempts = 2;

export function createWorkerSlot({ script, timeoutMs, niceness = 0, onFree }: SlotSettings): WorkerSlot {
  let task: Task | undefined;
  let timer: NodeJS.Timeout | undefined;
  let process: ChildProcess | undefined = spawn();

  function spawn(): ChildProcess {
    const child = fork(fileURLToPath(script), [], { serialization: 'advanced', execArgv: [] });
    setIdle(child);
    if (niceness > 0) standBack(child, niceness);
    child.on('message', (reply) => {
      if (process !== child || !isReply(reply)) return;
      settle(release(), reply);
      onFree(undefined);
    });
    child.on('error', () => {
      child.kill('SIGKILL');
    });
    child.on('exit', (code, signal) => {
      if (process !== child) return;
      process = undefined;
      const lost = release();
      if (lost) onFree(retryable(lost, `The worker ended with ${signal ?? `code ${String(code)}`}.`));
    });
    return child;
  }

  function release(): Task | undefined {
    const released = task;
    clearTimeout(timer);
    task = undefined;
    if (process) setIdle(process);
    return released;
  }

  async function stop(reason: Error): Promise<void> {
    release()?.reject(reason);
    const stopped = process;
    process = undefined;
    if (stopped) await kill(stopped);
  }

  return {
    task: () => task,
    start(started) {
      process ??= spawn();
      task = started;
      started.attempts += 1;
      timer = setTimeout(() => {
        const late = stop(new WorkerTimeout(`The worker gave no answer in ${timeoutMs} ms.`));
        void late.then(() => {
          onFree(undefined);
        });
      }, timeoutMs);
      send(process, started.job);
    },
    stop,
  };
}

function send(child: ChildProcess, job: object) {
  child.ref();
  child.channel?.ref();
  child.send(job, (error) => {
    if (error) child.kill('SIGKILL');
  });
}

/** The process may be gone already, or the system may know no priorities: either way it works as well. */
function standBack({ pid }: ChildProcess, niceness: number) {
  try {
    if (pid !== undefined) setPriority(pid, getPriority() + niceness);
  } catch {
    // It keeps the priority that it has.
  }
}

/** A worker without a task does not keep the program alive. */
function setIdle(child: ChildProcess) {
  child.unref();
  child.channel?.unref();
}

function settle(task: Task | undefined, reply: Reply) {
  if (reply.ok) task?.resolve(reply.value);
  else task?.reject(new JobFailed(reply.message));
}

function retryable(task: Task, why: string): Task | undefined {
  if (task.attempts < mostAttempts) return task;
  task.reject(new WorkerCrash(why));
  return undefined;
}

function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.ref();
    child.once('exit', () => {
      resolve();
    });
    child.kill('SIGKILL');
  });
}
