import type { RateLimit } from '../rate-limiter.ts';
import { hashOf } from './secret-token.ts';
import { emailKey } from './user-store.ts';

const limit = (name: string, most: number, perSeconds: number): RateLimit => ({ name, most, perSeconds });

const hour = 3600;

/** Wide enough for an office behind one address, narrow enough against guessing, probing and bombing with mails. */
export const accountLimits = {
  loginPerAddress: limit('login:ip', 100, 300),
  signupPerAddress: limit('signup:ip', 60, hour),
  signupPerEmail: limit('signup:email', 10, hour),
  mailPerAddress: limit('account-mail:ip', 60, hour),
  mailPerEmail: limit('account-mail:email', 5, hour),
  linkPerAddress: limit('link:ip', 60, hour),
} as const;

/** Under which failed logins of an e-mail address count. */
export const lockKey = (email: string): string => hashOf(`login:${emailKey(email)}`);
