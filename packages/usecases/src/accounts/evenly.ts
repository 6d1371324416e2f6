import { setTimeout as sleep } from 'node:timers/promises';

/** Answers no sooner than that, whatever comes out: how long it took does not tell whether an address has an account. */
export async function evenly(leastMs: number, work: () => Promise<void>): Promise<void> {
  const pause = sleep(leastMs);
  try {
    await work();
  } finally {
    await pause;
  }
}
