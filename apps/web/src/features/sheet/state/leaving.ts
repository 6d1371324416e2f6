/** The last save of the sheet that was left. */
let last: Promise<void> = Promise.resolve();

export function noteLeaving(saving: Promise<void>): void {
  last = saving;
}

const longestMs = 3000;

/**
 * Resolves once the sheet that was left is saved, so that a list shows its final state; after 3 seconds at the latest,
 * e.g. without a network.
 */
export const untilLeft = (): Promise<void> =>
  Promise.race([
    last,
    new Promise<void>((resolve) => {
      setTimeout(resolve, longestMs);
    }),
  ]);
