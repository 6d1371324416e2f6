import { forgotPassword } from '@gosds/contract/accounts/forgot-password';
import { resetPassword } from '@gosds/contract/accounts/reset-password';
import { callerOf } from '../../http/caller.ts';
import { type Route, route } from '../../http/route.ts';
import type { UseCases } from '../../wire.ts';

export const passwordRoutes = (accounts: UseCases['accounts']): readonly Route[] => [
  route(
    forgotPassword,
    async (request) => {
      await accounts.forgotPassword(request.body, callerOf(request));
      return { mailSent: true as const };
    },
    { access: 'public' },
  ),

  route(
    resetPassword,
    async (request) => {
      const { email } = await accounts.resetPassword(request.body, callerOf(request));
      return { changed: true as const, email };
    },
    { access: 'public' },
  ),
];
