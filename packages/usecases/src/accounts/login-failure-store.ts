/** A counted attempt: when it and all before it will have faded. */
export type LoginAttempt = { readonly forgottenAt: Date };

/** Keyed by a hash of the e-mail, so that known and unknown addresses cost the same and lock alike. */
export type LoginFailureStore = {
  /**
   * Counts an attempt as failed before its password is judged: of however many at once, in however many processes, no more
   * than `loginLock` allows get one. Undefined where the address is locked; such an attempt does not count further, since
   * the owner's lock would never end under attack.
   */
  begin(emailHash: string, now: Date): Promise<LoginAttempt | undefined>;
  /** After a right password: forgets the failures. False where other attempts have locked the address meanwhile. */
  succeed(emailHash: string, attempt: LoginAttempt, now: Date): Promise<boolean>;
  clear(emailHash: string): Promise<void>;
};
