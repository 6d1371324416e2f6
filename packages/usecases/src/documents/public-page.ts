import { randomBytes } from 'node:crypto';
import { Problem } from '@gosds/contract/problem';
import { refuseOnDraft } from '../teams/may-in-team.ts';
import type { DocumentDeps, OwnOrder } from './document-deps.ts';
import { findPaidDocument, readBlob } from './own-document.ts';

export const newPublicKey = (): string => randomBytes(16).toString('base64url');

export const publicUrlOf = (baseUrl: string, key: string): string => `${baseUrl}/sheets/${key}`;

/** The page of a paid sheet, for anybody who knows the address. */
export const openPublicPage =
  ({ work: { stores }, blobs }: DocumentDeps) =>
  async (key: string): Promise<{ readonly tag: string; readonly html: Uint8Array }> => {
    const page = await stores.publicPages.find(key);
    const document = page && (await stores.documents.find(page.documentId));
    if (!document) throw new Problem('not-found');
    if (!(await stores.orders.isPaidDocument(document.id))) throw new Problem('not-found');
    return { tag: page.hash, html: await readBlob(blobs, page.hash) };
  };

/** Withdraws the page for its owner. The code on printed sheets then leads nowhere. */
export const withdrawPublicPage =
  ({ work, clock }: DocumentDeps) =>
  async (key: OwnOrder): Promise<void> => {
    const { order, document } = await findPaidDocument(work, key);
    await refuseOnDraft(work.stores, { id: order.draftId, userId: key.userId }, 'publish');
    await work.stores.publicPages.withdraw(document.id, clock());
  };
