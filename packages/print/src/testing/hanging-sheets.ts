/** The compiled program of `hanging-sheet-worker`, for a pool of sheets. */
export const hangingSheets = new URL('../dist/testing/hanging-sheet-worker.js', new URL('..', import.meta.url));
