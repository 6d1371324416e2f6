import type { Checkout } from './checkout.ts';
import { type Order, sheetOf } from './order.ts';

/**
 * The sheet of a paid order without watermark, as printed when the order received it. Undefined if the order has no
 * sheet, or the sheet is of a team that the buyer has left.
 */
export async function printedSheetOf(
  { work, blobs }: Pick<Checkout, 'work' | 'blobs'>,
  order: Order,
): Promise<Uint8Array | undefined> {
  const sheet = sheetOf(order);
  const { teams, documents } = work.stores;
  if (!sheet || (await teams.isOutside({ draftId: sheet.draftId, userId: order.userId }))) return undefined;
  const document = await documents.find(sheet.documentId);
  const bytes = document && (await blobs.get(document.cleanHash));
  if (!bytes) throw new Error(`The printed sheet of order ${order.id} is missing.`);
  return bytes;
}
