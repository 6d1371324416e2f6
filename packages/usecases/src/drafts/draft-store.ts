import type { DraftGlance } from '@gosds/contract/drafts/draft-glance';
import type { ListedSheet } from '@gosds/contract/drafts/list-drafts';
import type { TeamRole } from '@gosds/contract/teams/team-rights';
import type { Draft } from '@gosds/sheet/draft/draft';

export type StoredDraft = {
  readonly id: string;
  /** Who asked for it: the owner, or a member of the team that shares it. */
  readonly userId: string;
  /** Of who asked, in the team that shares it; null where it is shared with none. */
  readonly teamRole: TeamRole | null;
  /** Number of the product; the specification's MaterialID. */
  readonly materialNumber: number;
  readonly version: number;
  readonly savedAt: Date;
  readonly draft: Draft;
};

/** A draft in a list: what it is of, without its contents. */
export type ListedDraft = Omit<ListedSheet, 'savedAt'> & { readonly savedAt: Date };

export type DraftSave = {
  readonly id: string;
  readonly userId: string;
  /** The version that was read. */
  readonly version: number;
  readonly draft: Draft;
  /** Of a sheet that is begun once more. */
  readonly isUntouched?: boolean;
};

/** What a user's drafts take: their number, and the bytes of their JSON texts; deleted ones count until they are gone. */
export type DraftUse = { readonly number: number; readonly bytes: number };

export type NewDraft = {
  readonly userId: string;
  readonly draft: Draft;
  /** Begun by the user, and nothing was entered yet. */
  readonly isUntouched?: boolean;
};

type DraftKey = { readonly id: string; readonly userId: string };

/**
 * Every call names who asks. A draft of another exists only where the own team shares it, and is changed only by a role that may; a
 * deleted one does not exist.
 */
export type DraftStore = {
  add(draft: NewDraft, now: Date): Promise<StoredDraft>;
  find(key: DraftKey): Promise<StoredDraft | undefined>;
  /** The one touched last. */
  findLatest(userId: string): Promise<StoredDraft | undefined>;
  /** The one that was begun and in which nothing was entered. */
  findUntouched(userId: string): Promise<StoredDraft | undefined>;
  /** The last touched first; without the one in which nothing was entered. */
  list(userId: string, limit: number): Promise<readonly ListedDraft[]>;
  use(userId: string): Promise<DraftUse>;
  /** Undefined if the version is not the current one or the draft does not exist: nothing was changed. */
  save(save: DraftSave, now: Date): Promise<StoredDraft | undefined>;
  /** Answers whether the draft is still of this version: else nothing was kept. */
  keepGlance(glance: DraftKey & { readonly version: number; readonly glance: DraftGlance }): Promise<boolean>;
  /** The draft can be brought back by `restore`; answers whether there was one. */
  remove(key: DraftKey, now: Date): Promise<boolean>;
  /** Brings a deleted draft back as it was; undefined where it is gone. */
  restore(key: DraftKey): Promise<StoredDraft | undefined>;
  /** Ends the user's draft that was deleted first; answers whether there was one. */
  forgetDeleted(userId: string): Promise<boolean>;
  /**
   * Makes concurrent callers for one user wait for each other until the transaction ends. Problem `not-signed-in` where the account was
   * deleted meanwhile.
   */
  lockUser(userId: string): Promise<void>;
};
