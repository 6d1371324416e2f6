import { createDraft } from '@gosds/contract/drafts/create-draft';
import { currentDraft } from '@gosds/contract/drafts/current-draft';
import { deleteDraft, restoreDraft } from '@gosds/contract/drafts/delete-draft';
import { getDraft } from '@gosds/contract/drafts/get-draft';
import { listDrafts } from '@gosds/contract/drafts/list-drafts';
import { saveDraft } from '@gosds/contract/drafts/save-draft';
import { toSavedDraft } from '@gosds/usecases/drafts/save-draft';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { routeSchema } from '../../http/route-schema.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

const draftDeletionRoutes: FastifyPluginAsyncZod<{ drafts: UseCases['drafts'] }> = async (app, { drafts }) => {
  app.route({
    method: deleteDraft.method,
    url: deleteDraft.path,
    schema: routeSchema(deleteDraft, 'drafts'),
    handler: async (request) => {
      await drafts.remove({ id: request.params.id, userId: userOf(request).id });
      return { deleted: true as const };
    },
  });

  app.route({
    method: restoreDraft.method,
    url: restoreDraft.path,
    schema: routeSchema(restoreDraft, 'drafts'),
    handler: async (request) =>
      toSavedDraft(await drafts.restore({ id: request.params.id, userId: userOf(request).id })),
  });
};

export const draftRoutes: FastifyPluginAsyncZod<{ drafts: UseCases['drafts'] }> = async (app, { drafts }) => {
  await app.register(draftDeletionRoutes, { drafts });
  app.route({
    method: listDrafts.method,
    url: listDrafts.path,
    schema: routeSchema(listDrafts, 'drafts'),
    handler: async (request) => {
      const list = await drafts.list(userOf(request).id);
      return {
        drafts: list.map(({ savedAt, ...draft }) => ({ ...draft, savedAt: savedAt.toISOString() })),
      };
    },
  });

  app.route({
    method: createDraft.method,
    url: createDraft.path,
    schema: routeSchema(createDraft, 'drafts'),
    config: { texts: 'cleaned' },
    handler: async (request) =>
      toSavedDraft(await drafts.create({ userId: userOf(request).id, draft: request.body.draft })),
  });

  app.route({
    method: currentDraft.method,
    url: currentDraft.path,
    schema: routeSchema(currentDraft, 'drafts'),
    handler: async (request) => toSavedDraft(await drafts.current(userOf(request).id)),
  });

  app.route({
    method: getDraft.method,
    url: getDraft.path,
    schema: routeSchema(getDraft, 'drafts'),
    handler: async (request) => toSavedDraft(await drafts.get({ id: request.params.id, userId: userOf(request).id })),
  });

  app.route({
    method: saveDraft.method,
    url: saveDraft.path,
    schema: routeSchema(saveDraft, 'drafts'),
    config: { texts: 'cleaned' },
    handler: async (request) => {
      const { version, savedAt } = await drafts.save({
        id: request.params.id,
        userId: userOf(request).id,
        version: request.body.version,
        draft: request.body.draft,
      });
      return { version, savedAt: savedAt.toISOString() };
    },
  });
};
