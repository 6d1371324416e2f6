import { downloadLabel, showLabel } from '@gosds/contract/documents/package-label';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendPdf } from '../../http/pdf-reply.ts';
import { routeSchema } from '../../http/route-schema.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

export const labelRoutes: FastifyPluginAsyncZod<{ documents: UseCases['documents'] }> = async (app, { documents }) => {
  app.route({
    method: showLabel.method,
    url: showLabel.path,
    schema: routeSchema(showLabel, 'documents'),
    handler: async (request, reply) => {
      void reply.header('cache-control', 'private, no-store');
      return documents.showLabel({ ...request.params, request: request.query, userId: userOf(request).id });
    },
  });

  app.route({
    method: downloadLabel.method,
    url: downloadLabel.path,
    schema: routeSchema(downloadLabel, 'documents'),
    handler: async (request, reply) => {
      const file = await documents.labelPdf({ ...request.params, request: request.query, userId: userOf(request).id });
      return sendPdf(reply, file, 'attachment');
    },
  });
};
