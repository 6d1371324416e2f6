import { inspectDraft, inspectDraftPdf } from '@gosds/contract/documents/inspection';
import { sendPdf } from '../../http/pdf-reply.ts';
import { type Route, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

export const inspectionRoutes = (documents: UseCases['documents']): readonly Route[] => [
  route(inspectDraft, async (request) => documents.inspect({ draftId: request.params.id, userId: userOf(request).id })),

  route(inspectDraftPdf, async (request, reply) => {
    const key = { draftId: request.params.id, userId: userOf(request).id };
    return sendPdf(reply, await documents.inspectPdf(key), 'attachment');
  }),
];
