import { credoCodes, hazardCodes } from '@gosds/contract/documents/hazard-codes';
import type { Draft } from '@gosds/sheet/draft/draft';
import { invoke } from '../../../api/invoke.ts';

/** The codes of the current draft in the page. */
export async function codesOfDocument(document: Draft): Promise<readonly string[]> {
  return (await invoke(hazardCodes, { body: { document } })).GhsEntityIds;
}

/** The codes of the saved draft with this setting of the C&L box. */
type SavedDraft = { readonly draftId: string; readonly version: number; readonly CandLActive: boolean };

export async function codesOfSaved(body: SavedDraft): Promise<readonly string[]> {
  return (await invoke(credoCodes, { body })).GhsEntityIds;
}
