import { confirmEmail } from '@gosds/contract/accounts/confirm-email';
import { forgotPassword } from '@gosds/contract/accounts/forgot-password';
import { login } from '@gosds/contract/accounts/login';
import { resendVerification } from '@gosds/contract/accounts/resend-verification';
import { resetPassword } from '@gosds/contract/accounts/reset-password';
import { signup } from '@gosds/contract/accounts/signup';
import type { ProblemCode } from '@gosds/contract/problem';
import { ApiProblem, messageOf } from '../../../api/call.ts';
import { problemText } from '../../../words/problem-text.ts';
import { firstWords } from '../../../words/words.ts';
import { invoke } from '../../../api/invoke.ts';

const anonymous = { needsSession: false };

/** `http` or `https`; the specification sends it with every call that mails a link. */
const protocol = () => window.location.protocol.replace(':', '');

export type Credentials = { readonly email: string; readonly password: string; readonly remember: boolean };
export type NewUser = { readonly name: string; readonly email: string; readonly password: string };

export const logIn = (body: Credentials) => invoke(login, { body, ...anonymous });

export const signUp = (user: NewUser) => invoke(signup, { body: { ...user, protocol: protocol() }, ...anonymous });

export const sendVerificationAgain = (email: string) =>
  invoke(resendVerification, { body: { email, protocol: protocol() }, ...anonymous });

export const sendPasswordLink = (email: string) =>
  invoke(forgotPassword, { body: { email, protocol: protocol() }, ...anonymous });

/** Like `sendPasswordLink`, but does not reveal whether the address has an account. */
export async function sendPasswordLinkQuietly(email: string): Promise<void> {
  try {
    await sendPasswordLink(email);
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === 'user-not-registered')) throw error;
  }
}

export const confirm = (token: string, password: string) =>
  invoke(confirmEmail, { body: { token, password }, ...anonymous });

export const changePassword = (token: string, password: string) =>
  invoke(resetPassword, { body: { token, password }, ...anonymous });

/** Codes that every access screen shows with their own message, besides the codes of the screen. */
const always: readonly ProblemCode[] = ['too-many-requests', 'insecure-origin', 'email-blocked'];

/** The message of the codes that the specification lists for a screen, else the screen's general message. */
function accessMessage(error: unknown, codes: readonly ProblemCode[], other: string): string {
  if (!(error instanceof ApiProblem)) return messageOf(error);
  const known = [...codes, ...always].find((code) => code === error.code);
  return (known === undefined ? undefined : problemText(known)) ?? other;
}

export const loginMessage = (error: unknown): string =>
  accessMessage(error, ['account-not-verified'], firstWords().access.failure.credentials);

export const signUpMessage = (error: unknown): string =>
  accessMessage(error, ['user-exists', 'verification-mail-failed'], firstWords().access.failure.registration);

export const forgotPasswordMessage = (error: unknown): string =>
  accessMessage(error, ['user-not-registered', 'forgot-mail-failed'], firstWords().access.failure.forgotPassword);

export const confirmationMessage = (error: unknown): string =>
  accessMessage(error, ['password-wrong'], messageOf(error));

export const changePasswordMessage = (error: unknown): string =>
  accessMessage(error, ['invalid-user'], firstWords().access.failure.changePassword);
