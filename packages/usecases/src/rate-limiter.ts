export type RateLimit = {
  /** What is counted, e.g. `login:ip`. */
  readonly name: string;
  readonly max: number;
  readonly perSeconds: number;
};

/** Counts across all processes. `subject` is stored as a hash alone. */
export type RateLimiter = {
  /** Takes one of the allowance and answers how many are left, or throws Problem `too-many-requests` with `retryAfterSeconds`. */
  take(limit: RateLimit, subject: string): Promise<number>;
  /** How many are left now. */
  left(limit: RateLimit, subject: string): Promise<number>;
};
