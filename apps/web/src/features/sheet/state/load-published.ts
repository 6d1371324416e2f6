import { lastPublished } from '@gosds/contract/documents/sheet-versions';
import type { PublishedSheet } from '@gosds/sheet/versions/published-sheet';
import { invoke } from '../../../api/invoke.ts';

type Series = { readonly country: string; readonly language: string };

/** The last two published sheets of a draft for a country and language, newest first. */
export async function loadPublished(
  draftId: string,
  { country, language }: Series,
): Promise<readonly PublishedSheet[]> {
  const { sheets } = await invoke(lastPublished, { params: { id: draftId, country, language } });
  return sheets;
}
