import { createHash } from 'node:crypto';
import { Problem } from '@gosds/contract/problem';
import { checkDraft } from '@gosds/sheet/draft/checks/check-draft';
import type { SheetDocument } from '@gosds/sheet/document';
import { type Inspection, inspect } from '@gosds/sheet/inspector/inspect';
import { sheetText } from '@gosds/sheet/sheet-text';
import type { OrderSummary } from '../checkout/order-store.ts';
import { type PdfAttachment, type PrintedLogo, UnprintableCharacter } from '../pdf-printer.ts';
import type { SheetFiles } from '../sheet-files.ts';
import { toSavedDraft } from '../drafts/save-draft.ts';
import type { StoredDraft } from '../drafts/draft-store.ts';
import type { DocumentDeps } from './document-deps.ts';
import type { StoredDocument } from './document-store.ts';
import { collectFacts } from './collect-facts.ts';
import { newPublicKey, publicUrlOf } from './public-page.ts';
import { findOwnDocument, readBlob } from './own-document.ts';
import { findPublished, lastVersion } from './published-versions.ts';

export type CreateDocumentRequest = { readonly draftId: string; readonly userId: string; readonly version: number };
export type CreatedDocument = { readonly order: OrderSummary; readonly document: StoredDocument };

type Logo = { readonly hash: string; readonly printed: PrintedLogo };

const makings = { name: 'document:user', most: 240, perSeconds: 600 } as const;

/** The draft in the version that the caller sees, with nothing missing. */
async function readDraft({ work }: DocumentDeps, { draftId, userId, version }: CreateDocumentRequest) {
  const stored = await work.stores.drafts.find({ id: draftId, userId });
  if (!stored) throw new Problem('not-found');
  if (stored.version !== version) throw new Problem('draft-changed', { current: toSavedDraft(stored) });
  const findings = checkDraft(stored.draft).filter(({ severity }) => severity === 'problem');
  if (findings.length > 0) throw new Problem('sheet-incomplete', { findings });
  return stored;
}

async function readLogo({ work, blobs }: DocumentDeps, { draft, userId }: StoredDraft): Promise<Logo | undefined> {
  const { fileId, width } = draft.description.logo;
  const logo = fileId === null ? undefined : await work.stores.logos.find({ id: fileId, userId });
  return logo && { hash: logo.hash, printed: { png: await readBlob(blobs, logo.hash), widthPx: width } };
}

/** Of what is printed and of what the inspector says, since a reason written down lets an order be paid. */
function contentHashOf(sheet: SheetDocument, inspection: Inspection, logo: Logo | undefined): string {
  const content = JSON.stringify([sheet, logo?.hash, logo?.printed.widthPx, inspection]);
  return createHash('sha256').update(content).digest('base64url');
}

type Extras = {
  readonly logo: PrintedLogo | undefined;
  readonly attachments: readonly PdfAttachment[];
  readonly publicUrl: string;
};

/** Both prints are made now, so that what is paid for is what was shown, and exists. */
async function print({ printer, pages, blobs }: DocumentDeps, sheet: SheetDocument, extras: Extras) {
  const { attachments, publicUrl, logo } = extras;
  try {
    const options = logo ? { logo } : {};
    const [preview, clean] = await Promise.all([
      printer.print(sheet, { ...options, watermark: true }),
      printer.print(sheet, { ...options, watermark: false, attachments, publicUrl }),
    ]);
    const pageCount = await pages.pageCount(preview);
    return { pageCount, previewHash: await blobs.put(preview), cleanHash: await blobs.put(clean) };
  } catch (error) {
    if (!(error instanceof UnprintableCharacter)) throw error;
    const findings = [{ path: '', message: error.message, severity: 'problem' }];
    throw new Problem('sheet-incomplete', { findings }, { cause: error });
  }
}

async function keepForms({ blobs }: DocumentDeps, forms: SheetFiles['forms']): Promise<StoredDocument['files']> {
  const kept = await Promise.all(
    [...forms].map(async ([form, text]) => [form, await blobs.put(new TextEncoder().encode(text))] as const),
  );
  return Object.fromEntries(kept);
}

/** A sheet that was made of this draft already and still stands: the paid one, or one of the same contents. */
async function findMade({ work }: DocumentDeps, stored: StoredDraft): Promise<CreatedDocument | undefined> {
  const { id: draftId, userId } = stored;
  const order = await work.stores.orders.findLatestOfDraft({ draftId, userId });
  return order && findOwnDocument(work, { orderId: order.id, userId });
}

/** Makes the sheet of a draft and the order to pay it by; the same draft gives the same order, made once. */
export const createDocument =
  (deps: DocumentDeps) =>
  async (request: CreateDocumentRequest): Promise<CreatedDocument> => {
    const { work, limiter, clock, makeSheet } = deps;
    await limiter.take(makings, request.userId);
    const stored = await readDraft(deps, request);
    const made = await findMade(deps, stored);
    if (made?.order.isPaid && made.document.draftVersion === stored.version) return made;
    const { draft, userId, id: draftId } = stored;
    const previous = await lastVersion(work, stored);
    const facts = await collectFacts(deps.catalogue, { draft, previous, today: clock() });
    const finished = makeSheet(facts);
    const { document: sheet } = finished;
    const published = await findPublished(work, stored, sheet);
    if (published) return findOwnDocument(work, { orderId: published.id, userId });
    const inspection = inspect({ ...facts, ...finished, today: facts.revisionDate });
    const logo = await readLogo(deps, stored);
    const contentHash = contentHashOf(sheet, inspection, logo);
    if (made && !made.order.isPaid && made.document.contentHash === contentHash) return made;
    const { attachments, forms, publicPage } = deps.writeFiles(facts, { ...finished, inspection });
    const publicKey = newPublicKey();
    const publicUrl = publicUrlOf(deps.baseUrl, publicKey);
    const printed = await print(deps, sheet, { logo: logo?.printed, attachments, publicUrl });
    const files = await keepForms(deps, forms);
    const pageHash = await deps.blobs.put(new TextEncoder().encode(publicPage));
    const { productName, companyName, country, language } = draft.description;
    return work.transaction(async ({ documents, orders, publicPages }) => {
      const { version: draftVersion, materialNumber } = stored;
      const made = {
        userId,
        draftId,
        draftVersion,
        materialNumber,
        productName,
        companyName,
        contentHash,
        inspection,
        files,
        draft,
        sheet,
      };
      const document = await documents.add({ ...made, ...printed, text: sheetText(sheet) }, clock());
      await publicPages.add({ key: publicKey, documentId: document.id, hash: pageHash }, clock());
      const opening = { userId, draftId, documentId: document.id, productName, country, language };
      return { document, order: await orders.openFor(opening, clock()) };
    });
  };
