/**
 * The tenth failure locks for a minute, each further one for twice as long, at most an hour. One failure fades every half
 * hour: ten quick guesses lock, and one wrong guess an hour keeps nobody out.
 */
export const loginLock = { failures: 10, fadeMinutes: 30, longestMinutes: 60 } as const;

const minute = 60_000;
const fadeMs = loginLock.fadeMinutes * minute;

/** What stands after one more failure at `now`, where the earlier ones will have faded at `forgottenAt`. */
export function afterFailure(
  forgottenAt: Date | undefined,
  now: Date,
): { forgottenAt: Date; lockedUntil: Date | null } {
  const next = Math.max(forgottenAt?.getTime() ?? 0, now.getTime()) + fadeMs;
  const failures = Math.ceil((next - now.getTime()) / fadeMs);
  const lockedMinutes = Math.min(2 ** (failures - loginLock.failures), loginLock.longestMinutes);
  const isLocked = failures >= loginLock.failures;
  return {
    forgottenAt: new Date(next),
    lockedUntil: isLocked ? new Date(now.getTime() + lockedMinutes * minute) : null,
  };
}
