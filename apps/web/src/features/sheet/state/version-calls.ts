import { listVersions, type SheetVersions, startVersion } from '@gosds/contract/documents/sheet-versions';
import type { SavedDraft } from '@gosds/contract/drafts/draft-fields';
import { invoke } from '../../../api/invoke.ts';

export const loadVersions = (draftId: string): Promise<SheetVersions> =>
  invoke(listVersions, { params: { id: draftId } });

type VersionStart = { readonly draftId: string; readonly orderId: string; readonly version: number };

/** Replaces the draft with the one that the published sheet was made from. */
export const beginVersion = ({ draftId, ...body }: VersionStart): Promise<SavedDraft> =>
  invoke(startVersion, { params: { id: draftId }, body });
