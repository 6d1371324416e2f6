/** The only source of the current time; tests pass a fixed time. */
export type Clock = () => Date;

/** The date in UTC, such as `2026-11-23`. */
export const isoDate = (date: Date): string => date.toISOString().slice(0, 10);
