import { Problem } from '@gosds/contract/problem';
import type { AccountDeps, Caller } from './account-deps.ts';
import { policy } from '../policy.ts';
import { hashOf } from './secret-token.ts';

export type ConfirmEmail = (request: { readonly token: string }, caller: Caller) => Promise<void>;

export const confirmEmail =
  ({ work, limiter, clock }: AccountDeps): ConfirmEmail =>
  async ({ token }, caller) => {
    await limiter.take(policy.rateLimits.linksUsedPerAddress, caller.ip);
    await work.transaction(async ({ oneTimeTokens, users }) => {
      const userId = await oneTimeTokens.use({ tokenHash: hashOf(token), purpose: 'confirm-email' }, clock());
      if (userId === undefined) throw new Problem('link-invalid');
      await users.markVerified(userId);
    });
  };
