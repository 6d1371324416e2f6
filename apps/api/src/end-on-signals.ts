import closeWithGrace from 'close-with-grace';

const closeWithinMs = 30_000;

/** Ends the process by `close` on a signal or an error that nobody caught. Ctrl-C under npm comes twice: once is enough. */
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
