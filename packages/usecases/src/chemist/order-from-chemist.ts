import { type CreateDocumentRequest, readDraft } from '../documents/create-document.ts';
import type { DocumentDeps } from '../documents/document-deps.ts';
import { policy } from '../policy.ts';

/** Saves what a chemist shall author, and its order. The same draft gives the same order until the order is paid. */
export const orderFromChemist =
  (deps: Pick<DocumentDeps, 'work' | 'limiter' | 'clock'>) =>
  async (request: CreateDocumentRequest): Promise<{ readonly orderId: string }> => {
    await deps.limiter.take(policy.rateLimits.documentsPerUser, request.userId);
    const { id: draftId, userId, version: draftVersion, materialNumber, draft } = await readDraft(deps, request);
    const opening = { userId, draftId, draftVersion, materialNumber, draft };
    return { orderId: await deps.work.transaction(({ chemistTasks }) => chemistTasks.open(opening, deps.clock())) };
  };
