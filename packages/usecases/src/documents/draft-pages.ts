import { createHash } from 'node:crypto';
import { Problem } from '@gosds/contract/problem';
import { withoutImpossible } from '@gosds/sheet/draft/without-impossible';
import { toSavedDraft } from '../drafts/save-draft.ts';
import { policy } from '../policy.ts';
import { collectFacts } from './collect-facts.ts';
import type { MakingDeps } from './document-deps.ts';
import { drawFirstPage, type PageToShow, pictureDpi } from './page-picture.ts';
import { printable } from './printable.ts';
import { lastVersion } from './published-versions.ts';
import { readLogo } from './read-logo.ts';

export type DraftVersion = { readonly draftId: string; readonly userId: string; readonly version: number };

/** A PDF of an unfinished draft for its user. */
export type DraftPdf = { readonly pdf: Uint8Array; readonly hash: string; readonly pageCount: number };

/** Lays out the draft in the caller's version, with the watermark. Leaves out impossible entries. */
export const layOutDraft =
  (deps: MakingDeps) =>
  async ({ draftId, userId, version }: DraftVersion): Promise<DraftPdf> => {
    await deps.limiter.take(policy.rateLimits.draftPagesPerUser, userId);
    const stored = await deps.work.stores.drafts.find({ id: draftId, userId });
    if (!stored) throw new Problem('not-found');
    if (stored.version !== version) throw new Problem('draft-changed', { current: toSavedDraft(stored) });
    const { draft } = withoutImpossible(stored.draft);
    const previous = await lastVersion(deps.work, stored);
    const { emergencyResponse } = deps;
    const input = { draft, previous, today: deps.clock(), emergencyResponse };
    const sheet = await deps.sheets.document(await collectFacts(deps.catalogue, input));
    const logo = await readLogo(deps, stored);
    const options = { watermark: true, ...(logo ? { logo: logo.printed } : {}) };
    const pdf = await printable(() => deps.printer.print(sheet, options));
    drawFirstPage(deps, pdf);
    const hash = createHash('sha256').update(pdf).digest('hex');
    return { pdf, hash, pageCount: await deps.pages.pageCount(pdf) };
  };

type LayOut = (request: DraftVersion) => Promise<DraftPdf>;

/** One page of a draft; lays the draft out if needed. */
export const viewDraftPage =
  ({ pages }: Pick<MakingDeps, 'pages'>, layOut: LayOut) =>
  async ({ page, ...request }: DraftVersion & { readonly page: number }): Promise<PageToShow> => {
    const { pdf, hash, pageCount } = await layOut(request);
    if (page > pageCount) throw new Problem('not-found');
    return { tag: `${hash}-${page}`, read: async () => (await pages.renderPage(pdf, page, pictureDpi)).webp };
  };
