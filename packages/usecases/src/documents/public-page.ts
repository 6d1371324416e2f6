import { randomBytes } from 'node:crypto';
import { Problem } from '@gosds/contract/problem';
import { refuseOnDraft } from '../teams/may-in-team.ts';
import type { DocumentDeps, OwnOrder } from './document-deps.ts';
import { findPaidDocument, readBlob } from './own-document.ts';
import type { PageInLanguage } from './public-page-store.ts';

export const newPublicKey = (): string => randomBytes(16).toString('base64url');

export const publicUrlOf = (baseUrl: string, key: string): string => `${baseUrl}/sheets/${key}`;

/** A page as stored, and the pages of the same product in all its published languages, this one's among them. */
export type OpenedPage = { readonly html: Uint8Array; readonly languages: readonly PageInLanguage[] };

/** The page of a paid sheet that its owner published, for anybody who knows the address. */
export const openPublicPage =
  ({ work: { stores }, blobs }: DocumentDeps) =>
  async (key: string): Promise<OpenedPage> => {
    const page = await stores.publicPages.find(key);
    if (!page || !(await stores.orders.isPaidDocument(page.documentId))) throw new Problem('not-found');
    return { html: await readBlob(blobs, page.hash), languages: await stores.publicPages.listLanguages(key) };
  };

/** Address of the published page of a paid sheet; undefined where its owner did not publish it. */
export async function publishedUrl(
  { work, baseUrl }: Pick<DocumentDeps, 'work' | 'baseUrl'>,
  documentId: string,
): Promise<string | undefined> {
  const page = await work.stores.publicPages.findOfDocument(documentId);
  return page?.isPublished === true ? publicUrlOf(baseUrl, page.key) : undefined;
}

async function findOwnSheet({ work }: DocumentDeps, key: OwnOrder): Promise<string> {
  const { order, document } = await findPaidDocument(work, key);
  await refuseOnDraft(work.stores, { id: order.draftId, userId: key.userId }, 'publish');
  return document.id;
}

/** Opens the page for everybody who reads the code on the sheet or the label. */
export const publishPublicPage =
  (deps: DocumentDeps) =>
  async (key: OwnOrder): Promise<void> => {
    await deps.work.stores.publicPages.publish(await findOwnSheet(deps, key), deps.clock());
  };

/** Closes the page for its owner. The code on printed sheets and labels then leads nowhere. */
export const withdrawPublicPage =
  (deps: DocumentDeps) =>
  async (key: OwnOrder): Promise<void> => {
    await deps.work.stores.publicPages.withdraw(await findOwnSheet(deps, key), deps.clock());
  };
