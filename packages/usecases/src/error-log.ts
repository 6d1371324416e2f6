export type LoggedError = {
  readonly origin: 'server' | 'page' | 'job';
  readonly route: string;
  readonly message: string;
  readonly stack: string;
  readonly requestId: string;
  readonly userId: string | undefined;
};

/** Bounded: the oldest entries make room. Never throws. */
export type ErrorLog = { add(entry: LoggedError): Promise<void> };
