import type { PublishedSheet } from '@gosds/sheet/versions/published-sheet';
import type { OrderSummary } from '../checkout/order-store.ts';
import type { StoredDraft } from '../drafts/draft-store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** A sheet for another country or in another language is a document of its own, with its own versions. */
const isSameSeries = (a: SheetSeries, b: SheetSeries): boolean => a.country === b.country && a.language === b.language;

export type SheetSeries = Pick<OrderSummary, 'country' | 'language'>;

/** The sheet of a paid order; it was written before the order, so that one that is missing is damage. */
export async function publishedSheetOf({ stores }: UnitOfWork, { documentId }: OrderSummary): Promise<PublishedSheet> {
  const sheet = await stores.documents.findSheet(documentId);
  if (!sheet) throw new Error(`The sheet ${documentId} of a paid order is missing.`);
  return sheet;
}

/** The published version that a new sheet of the draft replaces. */
export async function lastVersion(
  work: UnitOfWork,
  { id: draftId, userId, draft }: StoredDraft,
): Promise<PublishedSheet | undefined> {
  const paid = await work.stores.orders.listPaidOfDraft({ draftId, userId });
  const last = paid.find((order) => isSameSeries(order, draft.description));
  return last && publishedSheetOf(work, last);
}
