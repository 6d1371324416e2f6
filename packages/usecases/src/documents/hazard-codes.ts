import { Problem } from '@gosds/contract/problem';
import type { Draft } from '@gosds/sheet/draft/draft';
import { policy } from '../policy.ts';
import { toSavedDraft } from '../drafts/save-draft.ts';
import { collectFacts } from './collect-facts.ts';
import type { MakingDeps } from './document-deps.ts';

type Codes = { readonly GhsEntityIds: string[] };

/** The codes of a draft in Advanced mode, the only mode with the review step. */
async function codesOf({ catalogue, clock, sheets }: MakingDeps, draft: Draft): Promise<Codes> {
  const advanced = { ...draft, mode: 'advanced' as const };
  const facts = await collectFacts(catalogue, { draft: advanced, previous: undefined, today: clock() });
  return { GhsEntityIds: [...(await sheets.codes(facts))] };
}

/** The codes that the rules generate for a document, saved or not. */
export const hazardCodes =
  (deps: MakingDeps) =>
  async ({ document, userId }: { readonly document: Draft; readonly userId: string }): Promise<Codes> => {
    await deps.limiter.take(policy.rateLimits.hazardCodesPerUser, userId);
    return codesOf(deps, document);
  };

type CredoCodesRequest = {
  readonly draftId: string;
  readonly version: number;
  readonly CandLActive: boolean;
  readonly userId: string;
};

/** The codes of the user's saved draft, with the caller's setting of the C&L box. */
export const credoCodes =
  (deps: MakingDeps) =>
  async ({ draftId, version, CandLActive, userId }: CredoCodesRequest): Promise<Codes> => {
    await deps.limiter.take(policy.rateLimits.hazardCodesPerUser, userId);
    const stored = await deps.work.stores.drafts.find({ id: draftId, userId });
    if (!stored) throw new Problem('not-found');
    if (stored.version !== version) throw new Problem('draft-changed', { current: toSavedDraft(stored) });
    return codesOf(deps, { ...stored.draft, review: { ...stored.draft.review, candLActive: CandLActive } });
  };
