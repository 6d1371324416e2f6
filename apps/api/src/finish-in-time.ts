import { closeWithinMs } from './end-on-signals.ts';

/** Leaves five seconds, in which the answers to what is given up still go out. */
const finishWithinMs = closeWithinMs - 5_000;

/**
 * Does the last work of a process. Where sheets under way or waiting take longer than `withinMs`, closes the printing:
 * their callers then get a clear answer, and jobs are tried again by the next process.
 */
export async function finishInTime<T>(
  printing: { close(): Promise<void> },
  work: () => Promise<T>,
  withinMs = finishWithinMs,
): Promise<T> {
  const giveUp = setTimeout(() => void printing.close(), withinMs);
  try {
    return await work();
  } finally {
    clearTimeout(giveUp);
  }
}
