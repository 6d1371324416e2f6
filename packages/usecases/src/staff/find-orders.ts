import { Problem } from '@gosds/contract/problem';
import { type ActQuestion, actsPageSize } from '@gosds/contract/staff/staff-acts';
import type { StaffOrderSearch } from '@gosds/contract/staff/find-orders';
import type { BlobStore } from '../blob-store.ts';
import { findPaidDocument, readBlob } from '../documents/own-document.ts';
import { policy } from '../policy.ts';
import type { StaffDeps } from './edit-users.ts';

export const searchOrders =
  ({ work }: StaffDeps) =>
  (search: StaffOrderSearch) =>
    work.stores.staff.searchOrders(search, policy.listed.staffOrders);

type Question = { readonly staffId: string; readonly userId: string; readonly cwOrderId: string };

/** A customer's paid sheet as PDF. Records the access before it returns the sheet. */
export const openCustomerSheet =
  ({ work, clock, blobs }: StaffDeps & { readonly blobs: BlobStore }) =>
  async ({ staffId, userId, cwOrderId }: Question): Promise<Uint8Array> => {
    const orderId = await work.stores.staff.findOrder({ userId, cwOrderId });
    if (orderId === undefined) throw new Problem('not-found');
    const { document } = await findPaidDocument(work, { orderId, userId });
    const detail = [{ name: 'order' as const, before: null, after: cwOrderId }];
    await work.stores.staff.record({ staffId, userId, kind: 'viewed-sheet', detail }, clock());
    return readBlob(blobs, document.cleanHash);
  };

export const listActs =
  ({ work }: StaffDeps) =>
  ({ page, ...question }: ActQuestion & { readonly page: number }) =>
    work.stores.staff.listActs(question, { limit: actsPageSize, offset: page * actsPageSize });
