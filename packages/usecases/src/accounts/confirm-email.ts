import { Problem } from '@gosds/contract/problem';
import type { AccountDeps, Caller } from './account-deps.ts';
import { policy } from '../policy.ts';
import { hashOf } from './secret-token.ts';

type Confirmation = { readonly token: string; readonly password: string };

/** `email`: the confirmed address, so that who confirmed it need not type it again to log in. */
type Confirmed = { readonly email: string };

export type ConfirmEmail = (request: Confirmation, caller: Caller) => Promise<Confirmed>;

/**
 * Asks for the link and the password. The link proves who owns the address; the password proves who signed up. With the
 * link alone, a stranger could sign up with somebody else's address, the owner would open the link, and the stranger's
 * password would open the account. A wrong password does not use up the link.
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
    return { email: owner.email };
  };
