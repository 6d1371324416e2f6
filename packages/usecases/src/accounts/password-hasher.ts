/** Hashes passwords, slowly on purpose. Both calls take the same time for every password. */
export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** Without a hash (an unknown e-mail address), does the same work and returns false. */
  verify(hash: string | undefined, password: string): Promise<boolean>;
};
