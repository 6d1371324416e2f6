import { Problem } from '@gosds/contract/problem';
import type { CollectedFacts } from '../sheet-maker.ts';
import { collectFacts } from './collect-facts.ts';
import type { MakingDeps } from './document-deps.ts';
import { pdfFileName } from './pdf-file-name.ts';
import { printable } from './printable.ts';
import { lastVersion } from './published-versions.ts';
import { policy } from '../policy.ts';
import type { PdfFile } from './view-document.ts';

export type OwnDraft = { readonly draftId: string; readonly userId: string };

/** The facts for the user's saved draft as of today. Throws Problem `not-found`. */
export async function factsOfDraft(deps: MakingDeps, { draftId, userId }: OwnDraft): Promise<CollectedFacts> {
  const { work, catalogue, clock, emergencyResponse } = deps;
  const stored = await work.stores.drafts.find({ id: draftId, userId });
  if (!stored) throw new Problem('not-found');
  const previous = await lastVersion(work, stored);
  return collectFacts(catalogue, { draft: stored.draft, previous, today: clock(), emergencyResponse });
}

async function factsOf(deps: MakingDeps, key: OwnDraft): Promise<CollectedFacts> {
  await deps.limiter.take(policy.rateLimits.reviewsPerUser, key.userId);
  return factsOfDraft(deps, key);
}

/** Reviews a draft as saved, complete or not. */
export const reviewDraft = (deps: MakingDeps) => async (key: OwnDraft) => {
  const facts = await factsOf(deps, key);
  const { about, review } = await deps.sheets.review(facts);
  return { ...about, date: facts.revisionDate, ...review };
};

/** As `reviewDraft`, printed as a tagged PDF. */
export const reviewDraftPdf =
  (deps: MakingDeps) =>
  async (key: OwnDraft): Promise<PdfFile> => {
    const report = await deps.sheets.report(await factsOf(deps, key));
    const content = await printable(() => deps.printer.print(report, { watermark: false }));
    return { fileName: pdfFileName(`${report.productName} inspection`), content };
  };
