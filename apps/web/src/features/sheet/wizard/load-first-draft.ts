import type { SavedDraft } from '@gosds/contract/drafts/draft-fields';
import { loadPart } from '../../../api/load-part.ts';
import { waitingProduct } from '../../../api/visitor-product.ts';
import { beginSheet, loadOpenDraft } from '../state/draft-calls.ts';

/** The sheet that was asked for on the front page, where one was; else the one that is open. */
export async function loadFirstDraft(): Promise<SavedDraft> {
  if (waitingProduct() === undefined) return loadOpenDraft();
  const { openVisitorProduct } = await loadPart(() => import('../front/open-visitor-product.ts'));
  return (await openVisitorProduct(beginSheet)) ?? loadOpenDraft();
}
