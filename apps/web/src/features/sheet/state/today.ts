/** The day by the clock of the browser, an ISO date. */
export const today = (): string => new Date().toISOString().slice(0, 10);
