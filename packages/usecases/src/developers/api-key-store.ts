import type { ApiScope, KeyAct } from '@gosds/contract/developers/api-keys';

export type ApiKey = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  /** The first characters of the key. */
  readonly start: string;
  readonly scopes: readonly ApiScope[];
  readonly madeAt: Date;
  /** Time of the last use, to the minute. */
  readonly usedAt: Date | null;
  /** The key before the last rotation also stays valid until this time. */
  readonly earlierUntil: Date | null;
};

/** A key as it is stored: its first characters and its hash. */
type KeptKey = { readonly start: string; readonly keyHash: string };

type OwnKey = { readonly id: string; readonly userId: string };

/** Who did what with a key, and from which address. */
type NewAct = {
  readonly userId: string;
  readonly keyId: string;
  readonly kind: KeyAct['kind'];
  readonly name: string;
  readonly address: string;
};

/** Keys of the public API. A revoked key stays as a row, to explain what was done with it; no call finds it. */
export type ApiKeyStore = {
  add(key: KeptKey & Pick<ApiKey, 'userId' | 'name' | 'scopes'>, now: Date): Promise<ApiKey>;
  /** Newest first, with the number of calls since `since`. */
  listOf(userId: string, since: Date): Promise<readonly (ApiKey & { readonly calls: number })[]>;
  find(own: OwnKey): Promise<ApiKey | undefined>;
  rename(own: OwnKey, name: string): Promise<void>;
  /** Replaces the key. The old key stays valid until `earlierUntil`. */
  rotate(own: OwnKey, key: KeptKey, earlierUntil: Date): Promise<void>;
  revoke(own: OwnKey, now: Date): Promise<void>;
  /** Finds a key that is valid now: the present key, or the earlier one until it expires. */
  findByHash(keyHash: string, now: Date): Promise<ApiKey | undefined>;
  /** Counts a call with a key, per day. */
  noteUse(use: { readonly keyId: string; readonly call: string }, now: Date): Promise<void>;
  noteAct(act: NewAct, now: Date): Promise<void>;
  /** Latest first. */
  actsOf(userId: string, limit: number): Promise<readonly (NewAct & { readonly at: Date })[]>;
};
