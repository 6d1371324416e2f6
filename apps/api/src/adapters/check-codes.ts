import { setTimeout as sleep } from 'node:timers/promises';
import { policy } from '@gosds/usecases/policy';
import type { RateLimiter } from '@gosds/usecases/rate-limiter';

/** Shorter than a check of `/health` may take. */
const countedWithinMs = 2_000;

/**
 * Rejects when the codes by SMS of the day are used up: somebody may be misusing them. Where they cannot be counted, the database is
 * at fault, and its own check says so.
 */
export async function checkCodes(limiter: Pick<RateLimiter, 'left'>): Promise<void> {
  const late = sleep(countedWithinMs, undefined, { ref: false });
  const counted = limiter.left(policy.rateLimits.codesOfAll, '').catch(() => undefined);
  if ((await Promise.race([counted, late])) === 0) throw new Error('No code is left.');
}
