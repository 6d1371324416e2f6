import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits at least `minMs` before it returns, so that the response time does not show whether an address has an account.
 */
export async function evenly(minMs: number, work: () => Promise<void>): Promise<void> {
  const pause = sleep(minMs);
  try {
    await work();
  } finally {
    await pause;
  }
}
