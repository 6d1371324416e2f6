/** Keyed by a hash of the e-mail, so that known and unknown addresses cost the same and lock alike. */
export type LoginFailureStore = {
  isLocked(emailHash: string, now: Date): Promise<boolean>;
  /** Counts a failure; from the tenth on, locks for 1, 2, 4 ... minutes, at most an hour. */
  add(emailHash: string, now: Date): Promise<void>;
  clear(emailHash: string): Promise<void>;
};
