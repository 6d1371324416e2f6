export type RateLimit = {
  /** What the limit counts, e.g. `login:ip`. */
  readonly name: string;
  readonly max: number;
  readonly perSeconds: number;
};

/** Counts across all processes. Stores only a hash of `subject`. */
export type RateLimiter = {
  /**
   * Takes one from the allowance and returns how many are left. Throws Problem `too-many-requests` with
   * `retryAfterSeconds`.
   */
  take(limit: RateLimit, subject: string): Promise<number>;
  /** How many are left now. */
  left(limit: RateLimit, subject: string): Promise<number>;
};
