import { policy } from '../policy.ts';
import { hashOf } from './secret-token.ts';
import { emailKey } from './user-store.ts';

const minuteMs = 60_000;

/** Key under which failed logins of an e-mail address are counted. */
export const lockKey = (email: string): string => hashOf(`login:${emailKey(email)}`);

/**
 * Returns the state after one more failure at `now`. `forgottenAt`: when the earlier failures are forgotten. Many
 * failures in a short time lock the address; an occasional wrong password does not.
 */
export function afterFailure(
  forgottenAt: Date | undefined,
  now: Date,
): { forgottenAt: Date; lockedUntil: Date | null } {
  const { failures: allowed, fadeMinutes, maxMinutes } = policy.loginLock;
  const fadeMs = fadeMinutes * minuteMs;
  const next = Math.max(forgottenAt?.getTime() ?? 0, now.getTime()) + fadeMs;
  const failures = Math.ceil((next - now.getTime()) / fadeMs);
  const lockedMinutes = Math.min(2 ** (failures - allowed), maxMinutes);
  return {
    forgottenAt: new Date(next),
    lockedUntil: failures >= allowed ? new Date(now.getTime() + lockedMinutes * minuteMs) : null,
  };
}
