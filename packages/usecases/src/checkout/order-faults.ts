import type { OpenFault } from '@gosds/contract/documents/review';
import { openFaults } from '@gosds/sheet/review/finding';
import type { Stores } from '../unit-of-work.ts';
import { type Order, sheetOf } from './order.ts';

/** Legal faults in the order's sheet that have no written reason, as found by the review of the sheet. */
export async function faultsOf(
  { documents }: Pick<Stores, 'documents'>,
  order: Pick<Order, 'lines'>,
): Promise<OpenFault[]> {
  const sheet = sheetOf(order);
  const document = sheet && (await documents.find(sheet.documentId));
  if (!document?.review) return [];
  return openFaults(document.review).map(({ message, says, paragraph, part, path }) => ({
    message,
    ...(says ? { says } : {}),
    paragraph,
    part,
    path,
  }));
}
