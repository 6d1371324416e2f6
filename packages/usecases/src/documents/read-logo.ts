import { z } from 'zod';
import type { StoredDraft } from '../drafts/draft-store.ts';
import type { PrintedLogo } from '../pdf-printer.ts';
import type { DocumentDeps } from './document-deps.ts';
import { readBlob } from './own-document.ts';

export type Logo = { readonly hash: string; readonly printed: PrintedLogo };

/** The logo of a draft as printed; undefined if it has none. */
export async function readLogo(
  { work, blobs }: Pick<DocumentDeps, 'work' | 'blobs'>,
  { draft, userId }: Pick<StoredDraft, 'draft' | 'userId'>,
): Promise<Logo | undefined> {
  const { fileId, width } = draft.description.logo;
  // A draft may hold any text here. Text that is not a logo id counts as no logo.
  const id = z.uuid().safeParse(fileId).data;
  const logo = id === undefined ? undefined : await work.stores.logos.find({ id, userId });
  return logo && { hash: logo.hash, printed: { png: await readBlob(blobs, logo.hash), widthPx: width } };
}
