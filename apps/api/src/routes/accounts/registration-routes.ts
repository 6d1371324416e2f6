import { confirmEmail } from '@gosds/contract/accounts/confirm-email';
import { phoneConfirmationLink, phoneConfirmedCode } from '@gosds/contract/accounts/phone-links';
import { resendVerification } from '@gosds/contract/accounts/resend-verification';
import { signup } from '@gosds/contract/accounts/signup';
import { callerOf } from '../../http/caller.ts';
import { type Route, route } from '../../http/route.ts';
import type { UseCases } from '../../wire.ts';

export const registrationRoutes = (accounts: UseCases['accounts']): readonly Route[] => [
  route(
    signup,
    async (request) => {
      await accounts.signup(request.body, callerOf(request));
      return { mailSent: true as const };
    },
    { access: 'public' },
  ),

  route(
    resendVerification,
    async (request) => {
      await accounts.resendVerification(request.body, callerOf(request));
      return { mailSent: true as const };
    },
    { access: 'public' },
  ),

  route(
    phoneConfirmationLink,
    async (request) => {
      const { email, phone, promocodeType: type, link } = request.body;
      return { message: await accounts.sendPhoneCode({ email, phone, type, link }, callerOf(request)) };
    },
    { access: 'public' },
  ),

  route(
    phoneConfirmedCode,
    async (request) => {
      const { email, phone, promocodeType: type, link, confirmationCode: code, taskId = '' } = request.body;
      const status = await accounts.confirmPhoneCode({ email, phone, type, link, code }, callerOf(request));
      return { taskId, status };
    },
    { access: 'public' },
  ),

  route(
    confirmEmail,
    async (request) => {
      const { email } = await accounts.confirmEmail(request.body, callerOf(request));
      return { verified: true as const, email };
    },
    { access: 'public' },
  ),
];
