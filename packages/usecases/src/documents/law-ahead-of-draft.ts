import type { LawAhead } from '@gosds/sheet/law-ahead/law-ahead';
import { policy } from '../policy.ts';
import type { MakingDeps } from './document-deps.ts';
import { factsOfDraft, type OwnDraft } from './review-draft.ts';

/**
 * The changes to the sheet of a saved draft on each day after `today` on which its law changes. `today` is an ISO date.
 */
export const lawAheadOfDraft =
  (deps: MakingDeps) =>
  async (key: OwnDraft): Promise<LawAhead & { readonly today: string }> => {
    await deps.limiter.take(policy.rateLimits.lawAheadPerUser, key.userId);
    const facts = await factsOfDraft(deps, key);
    return { today: facts.revisionDate, ...(await deps.sheets.ahead({ facts })) };
  };
