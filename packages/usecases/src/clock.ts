/** The only source of the present; tests give a fixed one. */
export type Clock = () => Date;

/** `2026-11-23`: the date in UTC. */
export const isoDate = (date: Date): string => date.toISOString().slice(0, 10);
