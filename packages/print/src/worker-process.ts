import { type ChildProcess, fork } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isReady, isReply, type Reply } from './worker-messages.ts';

type WorkerEvents = {
  readonly onReady: () => void;
  readonly onReply: (reply: Reply) => void;
  /** `how` is the signal or the exit code. */
  readonly onExit: (how: string) => void;
};

/** A process that does jobs one after another. */
export type WorkerProcess = {
  /** False while it loads its program. */
  isReady(): boolean;
  send(job: object): void;
  /** Lets the program end while the worker has no job. */
  setIdle(): void;
  /** Resolves when the process is gone. */
  kill(): Promise<void>;
};

/** A worker's compiled program, and how its process runs. */
export type WorkerProgram = {
  readonly script: URL;
  /** How much the process lowers its priority relative to the program, as `nice` counts. */
  readonly niceness: number;
  /**
   * True for a process that does most of its work outside JavaScript, as the typesetter does. It gives memory back sooner:
   * 4 MB of new objects instead of 16 before they are collected, and one arena of glibc for all threads.
   */
  readonly isLean: boolean;
};

/** Starts the worker's compiled program. */
export function openWorkerProcess(
  { script, niceness, isLean }: WorkerProgram,
  { onReady, onReply, onExit }: WorkerEvents,
): WorkerProcess {
  const child = fork(fileURLToPath(script), [], {
    serialization: 'advanced',
    execArgv: isLean ? ['--max-semi-space-size=4'] : [],
    env: isLean ? { ...process.env, MALLOC_ARENA_MAX: '1' } : process.env,
  });
  let isServing = false;
  setIdle(child);
  if (niceness > 0) standBack(child, niceness);
  child.on('message', (message) => {
    if (isReady(message)) {
      isServing = true;
      onReady();
    } else if (isReply(message)) onReply(message);
  });
  child.on('error', () => {
    child.kill('SIGKILL');
  });
  child.on('exit', (code, signal) => {
    onExit(signal ?? `code ${String(code)}`);
  });
  return {
    isReady: () => isServing,
    send(job) {
      send(child, job);
    },
    setIdle() {
      setIdle(child);
    },
    kill: () => kill(child),
  };
}

function send(child: ChildProcess, job: object) {
  child.ref();
  child.channel?.ref();
  child.send(job, (error) => {
    if (error) child.kill('SIGKILL');
  });
}

/** Lowers the priority. Ignores failures: the process may be gone, or the system may have no priorities. */
function standBack({ pid }: ChildProcess, niceness: number) {
  try {
    if (pid !== undefined) setPriority(pid, getPriority() + niceness);
  } catch {
    // The priority stays unchanged.
  }
}

function setIdle(child: ChildProcess) {
  child.unref();
  child.channel?.unref();
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
