import { randomBytes } from 'node:crypto';
import { Problem } from '@gosds/contract/problem';
import { policy } from '../policy.ts';
import type { DocumentDeps } from './document-deps.ts';
import { identifyOrder, type NamedDocument } from './identify-document.ts';
import { findPaidDocument } from './own-document.ts';
import { paidPdf, type PdfFile } from './view-document.ts';

type OwnName = { readonly fileName: string; readonly userId: string };

/** Gives the user's paid sheet a temporary file name that nobody can guess and no other user can open. */
export const saveTemporaryPdf =
  ({ work, clock }: DocumentDeps) =>
  async (userId: string, named: NamedDocument): Promise<{ readonly fileName: string }> => {
    const orderId = await identifyOrder(work, userId, named);
    await findPaidDocument(work, { orderId, userId });
    const now = clock();
    const keptMs = policy.retention.temporaryPdfMinutes * 60_000;
    const fileName = randomBytes(16).toString('base64url');
    await work.stores.temporaryPdfs.add(
      { fileName, userId, orderId, expiresAt: new Date(now.getTime() + keptMs) },
      now,
    );
    return { fileName };
  };

export const openTemporaryPdf =
  (deps: DocumentDeps) =>
  async ({ fileName, userId }: OwnName): Promise<PdfFile> => {
    const orderId = await deps.work.stores.temporaryPdfs.findOrder({ fileName, userId }, deps.clock());
    if (orderId === undefined) throw new Problem('not-found');
    return paidPdf(deps)({ orderId, userId });
  };
