import type { SavedDraft } from '@gosds/contract/drafts/draft-fields';
import { loadPart } from '../../../api/load-part.ts';
import { waitingProduct } from '../../../api/visitor-product.ts';
import { beginSheet, loadDraft, loadOpenDraft } from '../state/draft-calls.ts';
import { untilLeft } from '../state/leaving.ts';

/**
 * The sheet named in the address, or requested on the front page; else the open one. Waits for the last save of the
 * sheet that was left: its older version would conflict with that save.
 */
export async function loadFirstDraft(): Promise<SavedDraft> {
  await untilLeft();
  const named = new URLSearchParams(window.location.search).get('sheet');
  if (named !== null) return loadDraft(named);
  if (waitingProduct() === undefined) return loadOpenDraft();
  const { openVisitorProduct } = await loadPart(() => import('../front/open-visitor-product.ts'));
  return (await openVisitorProduct(beginSheet)) ?? loadOpenDraft();
}
