import { documentChanges, lastPublished, listVersions, startVersion } from '@gosds/contract/documents/sheet-versions';
import { toSavedDraft } from '@gosds/usecases/drafts/save-draft';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { routeSchema } from '../../http/route-schema.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

export const versionRoutes: FastifyPluginAsyncZod<{ documents: UseCases['documents'] }> = async (
  app,
  { documents },
) => {
  app.route({
    method: listVersions.method,
    url: listVersions.path,
    schema: routeSchema(listVersions, 'documents'),
    handler: async (request) => documents.listVersions({ id: request.params.id, userId: userOf(request).id }),
  });

  app.route({
    method: lastPublished.method,
    url: lastPublished.path,
    schema: routeSchema(lastPublished, 'documents'),
    handler: async (request) => ({
      sheets: await documents.lastPublished({ ...request.params, userId: userOf(request).id }),
    }),
  });

  app.route({
    method: startVersion.method,
    url: startVersion.path,
    schema: routeSchema(startVersion, 'documents'),
    handler: async (request) =>
      toSavedDraft(
        await documents.startVersion({ ...request.body, id: request.params.id, userId: userOf(request).id }),
      ),
  });

  app.route({
    method: documentChanges.method,
    url: documentChanges.path,
    schema: routeSchema(documentChanges, 'documents'),
    handler: async (request) => ({
      changes: await documents.viewChanges({ ...request.params, userId: userOf(request).id }),
    }),
  });
};
