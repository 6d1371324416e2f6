import { lawAheadOfDraft } from '@gosds/contract/documents/law-ahead';
import { reviewDraft, reviewDraftPdf } from '@gosds/contract/documents/review';
import { sendPdf } from '../../http/pdf-reply.ts';
import { type Route, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

export const reviewRoutes = (documents: UseCases['documents']): readonly Route[] => [
  route(reviewDraft, async (request) => documents.review({ draftId: request.params.id, userId: userOf(request).id })),

  route(lawAheadOfDraft, async (request) =>
    documents.lawAhead({ draftId: request.params.id, userId: userOf(request).id }),
  ),

  route(reviewDraftPdf, async (request, reply) => {
    const key = { draftId: request.params.id, userId: userOf(request).id };
    return sendPdf(reply, await documents.reviewPdf(key), 'attachment');
  }),
];
