import { Problem } from '@gosds/contract/problem';
import type { BlobStore } from '../blob-store.ts';
import type { OrderSummary } from '../checkout/order-store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { OwnOrder } from './document-deps.ts';
import type { StoredDocument } from './document-store.ts';

type OwnDocument = { readonly order: OrderSummary; readonly document: StoredDocument };

/** Finds the user's order and its sheet. Throws Problem `not-found`. */
export async function findOwnDocument({ stores }: UnitOfWork, { orderId, userId }: OwnOrder): Promise<OwnDocument> {
  const order = await stores.orders.findSummary({ id: orderId, userId });
  const document = order && (await stores.documents.find(order.documentId));
  if (!document) throw new Problem('not-found');
  return { order, document };
}

/** As `findOwnDocument`. Throws Problem `not-paid` if the order is not paid. */
export async function findPaidDocument(work: UnitOfWork, key: OwnOrder): Promise<OwnDocument> {
  const found = await findOwnDocument(work, key);
  if (!found.order.isPaid) throw new Problem('not-paid');
  return found;
}

/** Reads a stored file. Files are written before their sheet, so a missing file means a damaged data folder. */
export async function readBlob(blobs: BlobStore, hash: string): Promise<Uint8Array> {
  const bytes = await blobs.get(hash);
  if (!bytes) throw new Error(`The stored file ${hash} is missing.`);
  return bytes;
}
