import type { SavedDraft } from '@gosds/contract/drafts/draft-fields';
import { loadPart } from '../../../api/load-part.ts';
import { waitingProduct } from '../../../api/visitor-product.ts';
import { beginSheet, loadDraft, loadOpenDraft } from '../state/draft-calls.ts';

/** The sheet that the address names, or that was asked for on the front page; else the one that is open. */
export async function loadFirstDraft(): Promise<SavedDraft> {
  const named = new URLSearchParams(window.location.search).get('sheet');
  if (named !== null) return loadDraft(named);
  if (waitingProduct() === undefined) return loadOpenDraft();
  const { openVisitorProduct } = await loadPart(() => import('../front/open-visitor-product.ts'));
  return (await openVisitorProduct(beginSheet)) ?? loadOpenDraft();
}
