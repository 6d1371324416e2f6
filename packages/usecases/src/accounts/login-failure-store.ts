/** A counted login attempt. `forgottenAt`: when this failure and all earlier ones are forgotten. */
export type LoginAttempt = { readonly forgottenAt: Date };

/** Keyed by a hash of the e-mail, so that known and unknown addresses cost the same and lock alike. */
export type LoginFailureStore = {
  /**
   * Counts an attempt as failed before its password is checked, so that parallel attempts cannot exceed
   * `policy.loginLock`. Undefined if the address is locked. An attempt on a locked address does not count; else an
   * attack could lock the owner out for ever.
   */
  begin(emailHash: string, now: Date): Promise<LoginAttempt | undefined>;
  /**
   * Forgets the failures after a right password. Returns false if other attempts have locked the address in the
   * meantime.
   */
  succeed(emailHash: string, attempt: LoginAttempt, now: Date): Promise<boolean>;
  clear(emailHash: string): Promise<void>;
};
