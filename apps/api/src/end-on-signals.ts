import closeWithGrace from 'close-with-grace';

/** A manager that kills has to wait longer. */
export const closeWithinMs = 30_000;

/**
 * Calls `close` and ends the process on a signal or an uncaught error. Ctrl-C under npm sends the signal twice; the
 * second is ignored.
 */
export function endOnSignals(close: () => Promise<void>): void {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const ending = closeWithGrace({ delay: closeWithinMs, logger: false, skip: [...signals] }, async ({ err }) => {
    if (err) console.error(err);
    await close();
  });
  const state = { isEnding: false };
  for (const signal of signals) {
    process.on(signal, () => {
      if (state.isEnding) return;
      state.isEnding = true;
      ending.close();
    });
  }
}
