import { setTimeout as sleep } from 'node:timers/promises';
import { policy } from '@gosds/usecases/policy';
import type { RateLimiter } from '@gosds/usecases/rate-limiter';

/** Shorter than the time limit of a check of `/health`. */
const countedWithinMs = 2_000;

/**
 * Rejects if the day's SMS codes are used up, because somebody may be abusing them. If they cannot be counted, the
 * database is at fault and its own check reports it.
 */
export async function checkCodes(limiter: Pick<RateLimiter, 'left'>): Promise<void> {
  const late = sleep(countedWithinMs, undefined, { ref: false });
  const counted = limiter.left(policy.rateLimits.codesOfAll, '').catch(() => undefined);
  if ((await Promise.race([counted, late])) === 0) throw new Error('No code is left.');
}
