import { downloadLabel, showLabel } from '@gosds/contract/documents/package-label';
import { sendPdf } from '../../http/pdf-reply.ts';
import { type Route, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

export const labelRoutes = (documents: UseCases['documents']): readonly Route[] => [
  route(showLabel, async (request, reply) => {
    void reply.header('cache-control', 'private, no-store');
    return documents.showLabel({ ...request.params, request: request.query, userId: userOf(request).id });
  }),

  route(downloadLabel, async (request, reply) => {
    const file = await documents.labelPdf({ ...request.params, request: request.query, userId: userOf(request).id });
    return sendPdf(reply, file, 'attachment');
  }),
];
