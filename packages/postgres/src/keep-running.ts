import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server that ends more often than this has a fault that a restart does not cure. */
const restarts = { max: 5, withinMs: 600_000 };

export type KeptRunning = {
  /** Waits for a clean shutdown. May be called again. */
  stop(): Promise<void>;
  /** Resolves if the server has ended by itself and does not come back. */
  readonly givenUp: Promise<void>;
};

const againAfterMs = 1_000;

/** True if the process ended by itself or by a signal. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

const ended = async (child: ChildProcess): Promise<void> => {
  if (!hasEnded(child)) await once(child, 'exit');
};

/** Restarts a server that has ended unexpectedly. */
export function keepRunning(first: ChildProcess, launch: () => Promise<ChildProcess>): KeptRunning {
  const state = { isStopping: false, current: Promise.resolve(first) };
  /** Runs until the server should not or cannot be restarted. */
  async function watch(): Promise<void> {
    const starts: number[] = [];
    for (;;) {
      const child = await state.current.catch(() => undefined);
      // The cause of its end may also block its start for a moment.
      await (child ? ended(child) : sleep(againAfterMs));
      if (state.isStopping) return;
      starts.push(Date.now());
      if (starts.filter((at) => at > Date.now() - restarts.withinMs).length > restarts.max) return;
      state.current = launch();
    }
  }
  const watched = watch();
  return {
    givenUp: watched.then(() => (state.isStopping ? new Promise<void>(() => undefined) : undefined)),
    async stop() {
      state.isStopping = true;
      const child = await state.current.catch(() => undefined);
      child?.kill('SIGINT');
      await watched;
    },
  };
}
