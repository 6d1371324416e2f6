import type { Device } from './device.ts';

/** Where a session is used; the address as `Caller` has it. */
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
  /** Names the session to its user; it opens nothing. */
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

/** Stores only hashes. A closed session stays, so that it differs from one that never existed. */
export type SessionStore = {
  /** Answers the id of the session. */
  open(session: NewSession): Promise<string>;
  /** The session where it is open: neither closed, nor expired, nor idle since before `idleSince` (which a remembered one may be). */
  touch(tokenHash: string, at: Now & { readonly address?: string }): Promise<OpenSession | undefined>;
  close(tokenHash: string, now: Date): Promise<void>;
  closeAllOf(userId: string, now: Date): Promise<void>;
  /** The open sessions of a user, the last used first. */
  listOf(userId: string, at: Now): Promise<readonly ListedSession[]>;
  find(id: string): Promise<ListedSession | undefined>;
  /** True where it is one of the user's; closed already, it stays closed. */
  closeOne(own: { readonly id: string; readonly userId: string }, now: Date): Promise<boolean>;
  closeOthers(own: { readonly id: string; readonly userId: string }, now: Date): Promise<void>;
  /** True where the user has kept sessions of known devices, open or not, and none of them is of this one. */
  isNewDevice(userId: string, device: Device): Promise<boolean>;
};
