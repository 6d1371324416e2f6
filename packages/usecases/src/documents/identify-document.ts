import { createHash } from 'node:crypto';
import { Problem } from '@gosds/contract/problem';
import type { UnitOfWork } from '../unit-of-work.ts';

/** A sheet named by its order, or by its PDF in base64, which must equal the user's own sheet byte for byte. */
export type NamedDocument = { readonly orderId: string } | { readonly base64: string };

/** Returns the order id. Throws Problem `not-found` if the bytes are no PDF that we made for this user. */
export async function identifyOrder({ stores }: UnitOfWork, userId: string, named: NamedDocument): Promise<string> {
  if ('orderId' in named) return named.orderId;
  const hash = createHash('sha256').update(Buffer.from(named.base64, 'base64')).digest('hex');
  const documents = await stores.documents.listByCleanHash({ hash, userId });
  const found = await Promise.all(
    documents.map(({ id }) => stores.orders.findSummaryOfDocument({ documentId: id, userId })),
  );
  const orders = found.flatMap((order) => order ?? []);
  const order = orders.find(({ isPaid }) => isPaid) ?? orders[0];
  if (!order) throw new Problem('not-found');
  return order.id;
}
