import type { ApiScope, KeyAct } from '@gosds/contract/developers/api-keys';
import { Problem } from '@gosds/contract/problem';
import type { AccountDeps } from '../accounts/account-deps.ts';
import type { Session } from '../accounts/find-session.ts';
import { askPassword } from '../accounts/own-password.ts';
import { hashOf, newToken } from '../accounts/secret-token.ts';
import { policy } from '../policy.ts';
import type { Stores } from '../unit-of-work.ts';
import type { ApiKey } from './api-key-store.ts';

type Deps = Pick<AccountDeps, 'work' | 'passwords' | 'limiter' | 'clock'>;

/** A user at the settings of their own account. */
type Owner = { readonly session: Pick<Session, 'user'>; /** IP address as in `Caller`. */ readonly address: string };

const dayMs = 24 * 3_600_000;

/** Prefix by which scanners of source code recognise a key published by mistake. */
const mark = 'gosds_';
const shownLetters = 6;

function newKey() {
  const secret = `${mark}${newToken()}`;
  return { secret, kept: { start: secret.slice(0, mark.length + shownLetters), keyHash: hashOf(secret) } };
}

/** A key with its secret, which is shown only once, to its maker. */
type MadeKey = { readonly key: ApiKey & { readonly calls: number }; readonly secret: string };

const callsSince = (now: Date) => new Date(now.getTime() - policy.apiKeys.callsOfDays * dayMs);

export const listApiKeys =
  ({ work, clock }: Pick<Deps, 'work' | 'clock'>) =>
  async (userId: string) => ({
    keys: await work.stores.apiKeys.listOf(userId, callsSince(clock())),
    acts: await work.stores.apiKeys.actsOf(userId, policy.listed.keyActs),
  });

type NewKey = { readonly name: string; readonly scopes: readonly ApiScope[]; readonly password: string };

const act = ({ session, address }: Owner, { id: keyId, name }: Pick<ApiKey, 'id' | 'name'>, kind: KeyAct['kind']) => ({
  ...{ userId: session.user.id, keyId, kind, name, address },
});

/** Makes a key. Asks for the password, because a key outlives the session and the page may have been left open. */
export const makeApiKey =
  (deps: Deps) =>
  async (owner: Owner, { name, scopes, password }: NewKey): Promise<MadeKey> => {
    const { session } = owner;
    const now = deps.clock();
    await askPassword(deps, session, password);
    const { secret, kept } = newKey();
    const key = await deps.work.transaction(async ({ drafts, apiKeys }) => {
      await drafts.lockUser(session.user.id);
      const standing = await apiKeys.listOf(session.user.id, now);
      if (standing.length >= policy.apiKeys.perUser) throw new Problem('too-many-keys');
      const added = await apiKeys.add({ ...kept, userId: session.user.id, name, scopes: [...new Set(scopes)] }, now);
      await apiKeys.noteAct(act(owner, added, 'made'), now);
      return added;
    });
    return { key: { ...key, calls: 0 }, secret };
  };

async function ownKey({ apiKeys }: Stores, { session }: Owner, id: string): Promise<ApiKey> {
  const key = await apiKeys.find({ id, userId: session.user.id });
  if (!key) throw new Problem('not-found');
  return key;
}

export const renameApiKey =
  ({ work, clock }: Pick<Deps, 'work' | 'clock'>) =>
  (owner: Owner, id: string, name: string): Promise<void> =>
    work.transaction(async (stores) => {
      const key = await ownKey(stores, owner, id);
      await stores.apiKeys.rename(key, name);
      await stores.apiKeys.noteAct(act(owner, { id, name }, 'renamed'), clock());
    });

/** Replaces a key. The old key stays valid for a while, so that programs can change over without a gap. */
export const rotateApiKey =
  (deps: Deps) =>
  async (owner: Owner, id: string, password: string): Promise<MadeKey> => {
    const { work, clock } = deps;
    await ownKey(work.stores, owner, id);
    await askPassword(deps, owner.session, password);
    const now = clock();
    const { secret, kept } = newKey();
    const earlierUntil = new Date(now.getTime() + policy.apiKeys.overlapHours * 3_600_000);
    await work.transaction(async (stores) => {
      const key = await ownKey(stores, owner, id);
      await stores.apiKeys.rotate(key, kept, earlierUntil);
      await stores.apiKeys.noteAct(act(owner, key, 'rotated'), now);
    });
    const keys = await work.stores.apiKeys.listOf(owner.session.user.id, callsSince(now));
    const key = keys.find((each) => each.id === id);
    if (!key) throw new Problem('not-found');
    return { key, secret };
  };

export const revokeApiKey =
  ({ work, clock }: Pick<Deps, 'work' | 'clock'>) =>
  (owner: Owner, id: string): Promise<void> =>
    work.transaction(async (stores) => {
      const key = await ownKey(stores, owner, id);
      await stores.apiKeys.revoke(key, clock());
      await stores.apiKeys.noteAct(act(owner, key, 'revoked'), clock());
    });
