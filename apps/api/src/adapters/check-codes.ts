import { policy } from '@gosds/usecases/policy';
import type { RateLimiter } from '@gosds/usecases/rate-limiter';

/** Rejects when the codes by SMS of the day are used up: somebody may be misusing them. */
export async function checkCodes(limiter: Pick<RateLimiter, 'left'>): Promise<void> {
  if ((await limiter.left(policy.rateLimits.codesOfAll, '')) === 0) throw new Error('No code is left.');
}
