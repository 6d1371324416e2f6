import type { DraftGlance } from '@gosds/contract/drafts/draft-glance';
import type { ListedSheet } from '@gosds/contract/drafts/list-drafts';
import type { TeamRole } from '@gosds/contract/teams/team-rights';
import type { Draft } from '@gosds/sheet/draft/draft';

export type StoredDraft = {
  readonly id: string;
  /** The user who asked: the owner, or a member of the team that shares the draft. */
  readonly userId: string;
  /** The user's role in the team that shares the draft; null if it is not shared. */
  readonly teamRole: TeamRole | null;
  /** Number of the product; `MaterialID` in the specification. */
  readonly materialNumber: number;
  readonly version: number;
  readonly savedAt: Date;
  readonly draft: Draft;
};

/** A draft in a list, without its contents. */
export type ListedDraft = Omit<ListedSheet, 'savedAt'> & { readonly savedAt: Date };

export type DraftSave = {
  readonly id: string;
  readonly userId: string;
  /** The version that the save is based on. */
  readonly version: number;
  readonly draft: Draft;
  /** True for a sheet that is begun again. */
  readonly isUntouched?: boolean;
};

/**
 * Storage used by a user's drafts: their number, and the bytes of their JSON. Deleted drafts count until they are gone
 * for good.
 */
export type DraftUse = { readonly number: number; readonly bytes: number };

export type NewDraft = {
  readonly userId: string;
  readonly draft: Draft;
  /** True if the user has begun the draft but entered nothing. */
  readonly isUntouched?: boolean;
};

type DraftKey = { readonly id: string; readonly userId: string };

/**
 * Every call names the user. Another user's draft is visible only if the user's team shares it, and changeable only if
 * the user's role allows it. Deleted drafts are not visible.
 */
export type DraftStore = {
  add(draft: NewDraft, now: Date): Promise<StoredDraft>;
  find(key: DraftKey): Promise<StoredDraft | undefined>;
  /** The most recently used draft. */
  findLatest(userId: string): Promise<StoredDraft | undefined>;
  /** The draft that was begun but has no entries. */
  findUntouched(userId: string): Promise<StoredDraft | undefined>;
  /** Most recently used first, without the draft that has no entries. */
  list(userId: string, limit: number): Promise<readonly ListedDraft[]>;
  use(userId: string): Promise<DraftUse>;
  /** Undefined, and nothing saved, if the version is outdated or the draft does not exist. */
  save(save: DraftSave, now: Date): Promise<StoredDraft | undefined>;
  /** Returns false, and stores nothing, if the draft has another version now. */
  keepGlance(glance: DraftKey & { readonly version: number; readonly glance: DraftGlance }): Promise<boolean>;
  /** Deletes a draft; `restore` can bring it back. Returns whether the draft existed. */
  remove(key: DraftKey, now: Date): Promise<boolean>;
  /** Restores a deleted draft; undefined if it is gone for good. */
  restore(key: DraftKey): Promise<StoredDraft | undefined>;
  /** Removes for good the user's draft that was deleted first. Returns whether there was one. */
  forgetDeleted(userId: string): Promise<boolean>;
  /**
   * Locks the user until the transaction ends. Throws Problem `not-signed-in` if the account was deleted in the
   * meantime.
   */
  lockUser(userId: string): Promise<void>;
};
