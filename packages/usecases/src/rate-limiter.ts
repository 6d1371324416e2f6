export type RateLimit = {
  /** What the limit counts, e.g. `login:ip`. */
  readonly name: string;
  readonly max: number;
  readonly perSeconds: number;
  /**
   * For calls that follow each other fast: they are counted in memory, and together in the database once in
   * `policy.countsTogether.forMs`. So several processes may grant what one user asks of each in that time.
   */
  readonly isCountedTogether?: true;
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
