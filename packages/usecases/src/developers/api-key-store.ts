import type { ApiScope, KeyAct } from '@gosds/contract/developers/api-keys';

export type ApiKey = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  /** How the key begins. */
  readonly start: string;
  readonly scopes: readonly ApiScope[];
  readonly madeAt: Date;
  /** To within a minute. */
  readonly usedAt: Date | null;
  /** Until then the key before the last rotation opens as well. */
  readonly earlierUntil: Date | null;
};

/** A key as it is kept: of itself a hash alone. */
type KeptKey = { readonly start: string; readonly keyHash: string };

type OwnKey = { readonly id: string; readonly userId: string };

/** Whoever did something with a key, and from where. */
type NewAct = {
  readonly userId: string;
  readonly keyId: string;
  readonly kind: KeyAct['kind'];
  readonly name: string;
  readonly address: string;
};

/** Keys of the public API. A revoked one stays as a row, so that what was done by it can be told; no call finds it. */
export type ApiKeyStore = {
  add(key: KeptKey & Pick<ApiKey, 'userId' | 'name' | 'scopes'>, now: Date): Promise<ApiKey>;
  /** The newest first, with the calls since a day. */
  listOf(userId: string, since: Date): Promise<readonly (ApiKey & { readonly calls: number })[]>;
  find(own: OwnKey): Promise<ApiKey | undefined>;
  rename(own: OwnKey, name: string): Promise<void>;
  /** The key until now goes on as the earlier one until `earlierUntil`. */
  rotate(own: OwnKey, key: KeptKey, earlierUntil: Date): Promise<void>;
  revoke(own: OwnKey, now: Date): Promise<void>;
  /** Of a key that opens now: the present one, or the earlier one within its time. */
  findByHash(keyHash: string, now: Date): Promise<ApiKey | undefined>;
  /** Counts a call of a key, by its day. */
  noteUse(use: { readonly keyId: string; readonly call: string }, now: Date): Promise<void>;
  noteAct(act: NewAct, now: Date): Promise<void>;
  /** The latest first. */
  actsOf(userId: string, limit: number): Promise<readonly (NewAct & { readonly at: Date })[]>;
};
