import { setTimeout as sleep } from 'node:timers/promises';

/** Answers after at least this time, whatever the result. So the time does not show whether an address has an account. */
export async function evenly(minMs: number, work: () => Promise<void>): Promise<void> {
  const pause = sleep(minMs);
  try {
    await work();
  } finally {
    await pause;
  }
}
