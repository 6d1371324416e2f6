import type { StoredDraft } from '../drafts/draft-store.ts';
import type { PrintedLogo } from '../pdf-printer.ts';
import type { DocumentDeps } from './document-deps.ts';
import { readBlob } from './own-document.ts';

export type Logo = { readonly hash: string; readonly printed: PrintedLogo };

/** The logo of a draft as it is printed; undefined where it has none. */
export async function readLogo(
  { work, blobs }: Pick<DocumentDeps, 'work' | 'blobs'>,
  { draft, userId }: Pick<StoredDraft, 'draft' | 'userId'>,
): Promise<Logo | undefined> {
  const { fileId, width } = draft.description.logo;
  const logo = fileId === null ? undefined : await work.stores.logos.find({ id: fileId, userId });
  return logo && { hash: logo.hash, printed: { png: await readBlob(blobs, logo.hash), widthPx: width } };
}
