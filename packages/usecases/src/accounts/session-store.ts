export type NewSession = {
  readonly tokenHash: string;
  readonly csrfHash: string;
  readonly userId: string;
  readonly isRemembered: boolean;
  readonly openedAt: Date;
  readonly expiresAt: Date;
};

export type OpenSession = { readonly tokenHash: string; readonly csrfHash: string; readonly userId: string };

/** Stores only hashes. A closed session stays, so that it differs from one that never existed. */
export type SessionStore = {
  open(session: NewSession): Promise<void>;
  /** The session where it is open: neither closed, nor expired, nor idle since before `idleSince` (which a remembered one may be). */
  touch(tokenHash: string, at: { readonly now: Date; readonly idleSince: Date }): Promise<OpenSession | undefined>;
  close(tokenHash: string, now: Date): Promise<void>;
  closeAllOf(userId: string, now: Date): Promise<void>;
};
