/** The last save of a sheet that was left. */
let last: Promise<void> = Promise.resolve();

export function noteLeaving(saving: Promise<void>): void {
  last = saving;
}

const longestMs = 3000;

/** Resolves once the sheet that was left is saved, so that a list shows it as it is; who has no network does not wait. */
export const untilLeft = (): Promise<void> =>
  Promise.race([
    last,
    new Promise<void>((resolve) => {
      setTimeout(resolve, longestMs);
    }),
  ]);
