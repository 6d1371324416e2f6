import { Problem } from '@gosds/contract/problem';
import type { AccountDeps, Caller } from './account-deps.ts';
import { policy } from '../policy.ts';
import { hashOf } from './secret-token.ts';

type Confirmation = { readonly token: string; readonly password: string };

export type ConfirmEmail = (request: Confirmation, caller: Caller) => Promise<void>;

/**
 * The link shows who owns the address, the password who signed up. Both are asked: else a stranger signs up with somebody's address,
 * its owner opens the link, and the stranger's password opens the account. A mistyped password does not use the link up.
 */
export const confirmEmail =
  ({ work, passwords, limiter, clock }: AccountDeps): ConfirmEmail =>
  async ({ token, password }, caller) => {
    await limiter.take(policy.rateLimits.linksUsedPerAddress, caller.ip);
    const link = { tokenHash: hashOf(token), purpose: 'confirm-email' } as const;
    const { oneTimeTokens, users } = work.stores;
    const ownerId = await oneTimeTokens.ownerOf(link, clock());
    const owner = ownerId === undefined ? undefined : await users.find(ownerId);
    if (!owner) throw new Problem('link-invalid');
    const kept = await users.findByEmail(owner.email);
    if (!(await passwords.verify(kept?.passwordHash, password))) throw new Problem('password-wrong');
    await work.transaction(async (stores) => {
      if ((await stores.oneTimeTokens.use(link, clock())) === undefined) throw new Problem('link-invalid');
      await stores.users.markVerified(owner.id);
    });
  };
