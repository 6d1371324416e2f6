/** Today in UTC by the browser's clock, an ISO date. */
export const today = (): string => new Date().toISOString().slice(0, 10);
