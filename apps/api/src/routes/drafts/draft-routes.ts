import { createDraft } from '@gosds/contract/drafts/create-draft';
import { currentDraft } from '@gosds/contract/drafts/current-draft';
import { deleteDraft, restoreDraft } from '@gosds/contract/drafts/delete-draft';
import { saveGlance } from '@gosds/contract/drafts/draft-glance';
import { getDraft } from '@gosds/contract/drafts/get-draft';
import { listDrafts } from '@gosds/contract/drafts/list-drafts';
import { saveDraft } from '@gosds/contract/drafts/save-draft';
import { toSavedDraft } from '@gosds/usecases/drafts/save-draft';
import { type Route, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

const draftDeletionRoutes = (drafts: UseCases['drafts']): readonly Route[] => [
  route(deleteDraft, async (request) => {
    await drafts.remove({ id: request.params.id, userId: userOf(request).id });
    return { deleted: true as const };
  }),

  route(restoreDraft, async (request) =>
    toSavedDraft(await drafts.restore({ id: request.params.id, userId: userOf(request).id })),
  ),
];

export const draftRoutes = (drafts: UseCases['drafts']): readonly Route[] => [
  ...draftDeletionRoutes(drafts),
  route(listDrafts, async (request) => {
    const list = await drafts.list(userOf(request).id);
    return {
      drafts: list.map(({ savedAt, ...draft }) => ({ ...draft, savedAt: savedAt.toISOString() })),
    };
  }),

  route(saveGlance, async (request) => ({
    kept: await drafts.keepGlance({ id: request.params.id, userId: userOf(request).id, ...request.body }),
  })),

  route(
    createDraft,
    async (request) => toSavedDraft(await drafts.create({ userId: userOf(request).id, draft: request.body.draft })),
    { texts: 'cleaned' },
  ),

  route(currentDraft, async (request) => toSavedDraft(await drafts.current(userOf(request).id))),

  route(getDraft, async (request) =>
    toSavedDraft(await drafts.get({ id: request.params.id, userId: userOf(request).id })),
  ),

  route(
    saveDraft,
    async (request) => {
      const { version, savedAt } = await drafts.save({
        id: request.params.id,
        userId: userOf(request).id,
        version: request.body.version,
        draft: request.body.draft,
      });
      return { version, savedAt: savedAt.toISOString() };
    },
    { texts: 'cleaned' },
  ),
];
