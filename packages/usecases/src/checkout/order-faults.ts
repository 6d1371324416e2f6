import type { OpenFault } from '@gosds/contract/documents/review';
import { openFaults } from '@gosds/sheet/review/finding';
import type { Stores } from '../unit-of-work.ts';
import type { Order } from './order.ts';

/** Faults of law in the order's sheet without a written reason, as the review found them when it was made. */
export async function faultsOf(
  { documents }: Pick<Stores, 'documents'>,
  { documentId }: Pick<Order, 'documentId'>,
): Promise<OpenFault[]> {
  const document = await documents.find(documentId);
  if (!document?.review) return [];
  return openFaults(document.review).map(({ message, paragraph, part, path }) => ({
    message,
    paragraph,
    part,
    path,
  }));
}
