import type { ApiScope } from '@gosds/contract/developers/api-keys';
import { Problem } from '@gosds/contract/problem';
import { hashOf } from '../accounts/secret-token.ts';
import type { User } from '../accounts/user-store.ts';
import type { Clock } from '../clock.ts';
import { policy } from '../policy.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { ApiKey } from './api-key-store.ts';

type Deps = { readonly work: UnitOfWork; readonly limiter: RateLimiter; readonly clock: Clock };

export type KeyCall = {
  /** As sent; undefined if none was sent. */
  readonly secret: string | undefined;
  /** The scope that the call needs; null if any key will do. */
  readonly scope: ApiScope | null;
  /** Name of the call in the usage count. */
  readonly call: string;
  /** IP address as in `Caller`. */
  readonly ip: string;
};

export type KeyHolder = { readonly key: ApiKey; readonly user: User };

/** Finds the account of an API key. The present rights of the key and its account apply. */
export type OpenByKey = (call: KeyCall) => Promise<KeyHolder>;

async function holderOf({ work, clock }: Deps, secret: string): Promise<KeyHolder | undefined> {
  const { apiKeys, users } = work.stores;
  const key = await apiKeys.findByHash(hashOf(secret), clock());
  if (!key) return undefined;
  const user = await users.findAllowed(key.userId);
  return user?.isVerified ? { key, user } : undefined;
}

/** Throws Problem `key-refused`, `scope-missing` or `too-many-requests`. Counts each accepted call. */
export const openByKey =
  (deps: Deps): OpenByKey =>
  async ({ secret, scope, call, ip }) => {
    const holder = secret === undefined ? undefined : await holderOf(deps, secret);
    if (!holder) {
      await deps.limiter.take(policy.rateLimits.refusedKeysPerAddress, ip);
      throw new Problem('key-refused');
    }
    const { key } = holder;
    await deps.limiter.take(policy.rateLimits.callsPerKey, key.id);
    if (scope !== null && !key.scopes.includes(scope)) throw new Problem('scope-missing', { scope });
    await deps.work.stores.apiKeys.noteUse({ keyId: key.id, call }, deps.clock());
    return holder;
  };
