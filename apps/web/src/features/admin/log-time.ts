/** A time to the second in UTC, the same for every reader. */
export const logTime = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;
