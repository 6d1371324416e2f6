import type { LawStep } from '@gosds/sheet/law-ahead/law-ahead';
import { policy } from '../policy.ts';
import type { MakingDeps } from './document-deps.ts';
import { factsOfDraft, type OwnDraft } from './review-draft.ts';

/** What changes in the sheet of a saved draft on each later day of its law. */
export const lawAheadOfDraft =
  (deps: MakingDeps) =>
  async (key: OwnDraft): Promise<{ readonly today: string; readonly steps: readonly LawStep[] }> => {
    await deps.limiter.take(policy.rateLimits.lawAheadPerUser, key.userId);
    const facts = await factsOfDraft(deps, key);
    return { today: facts.revisionDate, steps: await deps.sheets.ahead(facts) };
  };
