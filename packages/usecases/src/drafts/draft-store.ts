import type { Draft } from '@gosds/sheet/draft/draft';

export type StoredDraft = {
  readonly id: string;
  readonly userId: string;
  /** Number of the product; the specification's MaterialID. */
  readonly materialNumber: number;
  readonly version: number;
  readonly savedAt: Date;
  readonly draft: Draft;
};

export type DraftSave = {
  readonly id: string;
  readonly userId: string;
  /** The version that was read. */
  readonly version: number;
  readonly draft: Draft;
};

/** Every call names the owner; another's draft does not exist. */
export type DraftStore = {
  add(draft: { readonly userId: string; readonly draft: Draft }, now: Date): Promise<StoredDraft>;
  find(key: { readonly id: string; readonly userId: string }): Promise<StoredDraft | undefined>;
  /** The last touched first. */
  list(userId: string, limit: number): Promise<readonly StoredDraft[]>;
  count(userId: string): Promise<number>;
  /** Undefined where the version is not the present one, or there is no such draft: nothing was changed. */
  save(save: DraftSave, now: Date): Promise<StoredDraft | undefined>;
  /** Makes concurrent callers for one user wait for each other until the transaction ends. */
  lockUser(userId: string): Promise<void>;
};
