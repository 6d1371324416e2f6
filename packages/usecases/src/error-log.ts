export type LoggedError = {
  readonly origin: 'server' | 'page' | 'job';
  readonly route: string;
  readonly message: string;
  readonly stack: string;
  readonly requestId: string;
  readonly userId: string | undefined;
};

/** Keeps a limited number of entries of each origin and drops the oldest. Never throws. */
export type ErrorLog = { add(entry: LoggedError): Promise<void> };
