import type { Device } from './device.ts';

/** The device of a session, and its IP address as in `Caller`. */
export type SessionPlace = { readonly device: Device; readonly address: string | null };

export type NewSession = {
  readonly tokenHash: string;
  readonly csrfHash: string;
  readonly userId: string;
  readonly isRemembered: boolean;
  readonly openedAt: Date;
  readonly expiresAt: Date;
  readonly place?: SessionPlace;
};

export type OpenSession = {
  /** Identifies the session to its user. It gives no access. */
  readonly id: string;
  readonly tokenHash: string;
  readonly csrfHash: string;
  readonly userId: string;
};

export type ListedSession = SessionPlace & {
  readonly id: string;
  readonly userId: string;
  readonly openedAt: Date;
  readonly seenAt: Date;
};

type Now = { readonly now: Date; readonly idleSince: Date };

/** Stores only hashes of tokens. Closed sessions stay, to tell them from sessions that never existed. */
export type SessionStore = {
  /** Returns the id of the session. */
  open(session: NewSession): Promise<string>;
  /** Returns the session if it is open: not closed, not expired and, unless remembered, used since `idleSince`. */
  touch(tokenHash: string, at: Now & { readonly address?: string }): Promise<OpenSession | undefined>;
  close(tokenHash: string, now: Date): Promise<void>;
  closeAllOf(userId: string, now: Date): Promise<void>;
  /** The open sessions of a user, the most recently used first. */
  listOf(userId: string, at: Now): Promise<readonly ListedSession[]>;
  find(id: string): Promise<ListedSession | undefined>;
  /** Returns true if the session belongs to the user, even if it was closed before. */
  closeOne(own: { readonly id: string; readonly userId: string }, now: Date): Promise<boolean>;
  closeOthers(own: { readonly id: string; readonly userId: string }, now: Date): Promise<void>;
  /** True if the user has earlier sessions, open or closed, on known devices and none of them on this device. */
  isNewDevice(userId: string, device: Device): Promise<boolean>;
};
