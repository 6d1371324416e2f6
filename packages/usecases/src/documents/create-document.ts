import { Problem } from '@gosds/contract/problem';
import type { Draft } from '@gosds/sheet/draft/draft';
import { writtenFinding } from '@gosds/sheet/review/written-finding';
import { checkDraft } from '@gosds/sheet/review/entries/check-draft';
import type { OrderSummary } from '../checkout/order-store.ts';
import type { FinishedSheet } from '../sheet-maker.ts';
import { toSavedDraft } from '../drafts/save-draft.ts';
import type { StoredDraft } from '../drafts/draft-store.ts';
import type { MakingDeps } from './document-deps.ts';
import type { StoredDocument } from './document-store.ts';
import { collectFacts } from './collect-facts.ts';
import { newPublicKey, publicUrlOf } from './public-page.ts';
import { findOwnDocument } from './own-document.ts';
import { keepForms, printSheet } from './print-sheet.ts';
import { type Logo, readLogo } from './read-logo.ts';
import { refuseWithout } from '../teams/may-in-team.ts';
import { policy } from '../policy.ts';
import { findPublished, lastVersion } from './published-versions.ts';

export type CreateDocumentRequest = { readonly draftId: string; readonly userId: string; readonly version: number };
export type CreatedDocument = { readonly order: OrderSummary; readonly document: StoredDocument };

/** Reads a complete draft in the caller's version. Throws a Problem if the draft is missing, changed or incomplete. */
export async function readDraft(
  { work }: Pick<MakingDeps, 'work'>,
  { draftId, userId, version }: CreateDocumentRequest,
) {
  const stored = await work.stores.drafts.find({ id: draftId, userId });
  if (!stored) throw new Problem('not-found');
  // Making the sheet also opens its order, so the caller needs the right to pay.
  refuseWithout(stored, 'pay');
  if (stored.version !== version) throw new Problem('draft-changed', { current: toSavedDraft(stored) });
  const findings = checkDraft(stored.draft).filter(({ severity }) => severity === 'problem');
  if (findings.length > 0) throw new Problem('sheet-incomplete', { findings: findings.map(writtenFinding) });
  return stored;
}

/** The last sheet made from this draft, with its order; undefined if there is none. */
async function findMade({ work }: MakingDeps, stored: StoredDraft): Promise<CreatedDocument | undefined> {
  const { id: draftId, userId } = stored;
  const order = await work.stores.orders.findLatestOfDraft({ draftId, userId });
  return order && findOwnDocument(work, { orderId: order.id, userId });
}

type Finished = FinishedSheet & { readonly logo: Logo | undefined };

/** Makes today's sheet of a draft. Does not write its files if the contents equal those of the known sheet. */
async function finish(deps: MakingDeps, stored: StoredDraft, known: StoredDocument | undefined): Promise<Finished> {
  const previous = await lastVersion(deps.work, stored);
  const { emergencyResponse } = deps;
  const input = { draft: stored.draft, previous, today: deps.clock(), emergencyResponse };
  const facts = await collectFacts(deps.catalogue, input);
  const logo = await readLogo(deps, stored);
  const ofLogo = logo && { hash: logo.hash, widthPx: logo.printed.widthPx };
  return { ...(await deps.sheets.make({ facts, logo: ofLogo, knownHash: known?.contentHash })), logo };
}

/** The operator's emergency number on a sheet; null if the sheet names none. */
export const numberOn = ({ addOns }: Draft, { emergencyResponse }: Pick<MakingDeps, 'emergencyResponse'>) =>
  addOns.goEr === '' ? null : (emergencyResponse?.number ?? null);

/** Prints and stores a sheet with all its files, and opens the order to pay for it. */
async function keep(deps: MakingDeps, stored: StoredDraft, finished: Finished): Promise<CreatedDocument> {
  const { sheet, review, contentHash, text, logo } = finished;
  if (!finished.files) throw new Error('The sheet was made without its files.');
  const { attachments, forms, publicPage } = finished.files;
  const { draft, userId, id: draftId, version: draftVersion, materialNumber } = stored;
  const publicKey = newPublicKey();
  const publicUrl = publicUrlOf(deps.baseUrl, publicKey);
  const printed = await printSheet(deps, sheet, { logo: logo?.printed, attachments, publicUrl });
  const files = await keepForms(deps, forms);
  const pageHash = await deps.blobs.put(new TextEncoder().encode(publicPage));
  const { productName, companyName, country, language } = draft.description;
  const about = { userId, draftId, draftVersion, materialNumber, productName, companyName };
  const emergencyNumber = numberOn(draft, deps);
  const made = { ...about, ...printed, contentHash, review, files, draft, sheet, text, emergencyNumber };
  return deps.work.transaction(async ({ documents, orders, publicPages }) => {
    const document = await documents.add(made, deps.clock());
    const isPublished = draft.addOns.publishMaterial;
    await publicPages.add({ key: publicKey, documentId: document.id, hash: pageHash, isPublished }, deps.clock());
    const opening = { userId, draftId, documentId: document.id, productName, country, language };
    const order = await orders.openFor(opening, deps.clock());
    // A later version may have been made meanwhile: its sheet is the one to be paid for.
    const held = order.documentId === document.id ? document : await documents.find(order.documentId);
    return { document: held ?? document, order };
  });
}

/** Makes the sheet of a draft and the order to pay for it. Repeated calls for the same draft return the same order. */
export const createDocument =
  (deps: MakingDeps) =>
  async (request: CreateDocumentRequest): Promise<CreatedDocument> => {
    await deps.limiter.take(policy.rateLimits.documentsPerUser, request.userId);
    const stored = await readDraft(deps, request);
    const made = await findMade(deps, stored);
    if (made?.order.isPaid && made.document.draftVersion === stored.version) return made;
    const unpaid = made?.order.isPaid === false ? made : undefined;
    const finished = await finish(deps, stored, unpaid?.document);
    const published = await findPublished(deps.work, stored, finished.sheet);
    if (published) return findOwnDocument(deps.work, { orderId: published.id, userId: stored.userId });
    return unpaid && !finished.files ? unpaid : keep(deps, stored, finished);
  };
