/** Slow on purpose; both calls take the same work whatever the password. */
export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** With no hash, as for an unknown e-mail, it does the same work and is false. */
  verify(hash: string | undefined, password: string): Promise<boolean>;
};
