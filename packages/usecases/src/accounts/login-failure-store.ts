/** A counted attempt, and when it and all earlier ones are forgotten. */
export type LoginAttempt = { readonly forgottenAt: Date };

/** Keyed by a hash of the e-mail, so that known and unknown addresses cost the same and lock alike. */
export type LoginFailureStore = {
  /**
   * Counts an attempt as failed before its password is checked. So no more attempts than `policy.loginLock` allows are checked,
   * even when many come at once to many processes. Undefined when the address is locked. Such an attempt does not count: else
   * the owner's lock would never end during an attack.
   */
  begin(emailHash: string, now: Date): Promise<LoginAttempt | undefined>;
  /** After a right password: forgets the failures. False when other attempts have locked the address in the meantime. */
  succeed(emailHash: string, attempt: LoginAttempt, now: Date): Promise<boolean>;
  clear(emailHash: string): Promise<void>;
};
