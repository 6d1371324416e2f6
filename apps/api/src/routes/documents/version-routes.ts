import { documentChanges, lastPublished, listVersions, startVersion } from '@gosds/contract/documents/sheet-versions';
import { toSavedDraft } from '@gosds/usecases/drafts/save-draft';
import { type Route, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

export const versionRoutes = (documents: UseCases['documents']): readonly Route[] => [
  route(listVersions, async (request) => documents.listVersions({ id: request.params.id, userId: userOf(request).id })),

  route(lastPublished, async (request) => ({
    sheets: await documents.lastPublished({ ...request.params, userId: userOf(request).id }),
  })),

  route(startVersion, async (request) =>
    toSavedDraft(await documents.startVersion({ ...request.body, id: request.params.id, userId: userOf(request).id })),
  ),

  route(documentChanges, async (request) => ({
    changes: await documents.viewChanges({ ...request.params, userId: userOf(request).id }),
  })),
];
