import { inspectDraft, inspectDraftPdf } from '@gosds/contract/documents/inspection';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendPdf } from '../../http/pdf-reply.ts';
import { routeSchema } from '../../http/route-schema.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

export const inspectionRoutes: FastifyPluginAsyncZod<{ documents: UseCases['documents'] }> = async (
  app,
  { documents },
) => {
  app.route({
    method: inspectDraft.method,
    url: inspectDraft.path,
    schema: routeSchema(inspectDraft, 'documents'),
    handler: async (request) => documents.inspect({ draftId: request.params.id, userId: userOf(request).id }),
  });

  app.route({
    method: inspectDraftPdf.method,
    url: inspectDraftPdf.path,
    schema: routeSchema(inspectDraftPdf, 'documents'),
    handler: async (request, reply) => {
      const key = { draftId: request.params.id, userId: userOf(request).id };
      return sendPdf(reply, await documents.inspectPdf(key), 'attachment');
    },
  });
};
