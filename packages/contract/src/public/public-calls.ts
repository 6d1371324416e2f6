import { auditDocument } from './audit-document.ts';
import { classifyProduct, inspectProduct } from './inspect-product.ts';
import { ownKey } from './own-key.ts';
import type { PublicCall } from './public-call.ts';
import { makeDraft, readDraft, replaceDraft } from './public-drafts.ts';
import { checkProduct, readChemical, readList, readListEntries, searchChemicals, searchLists } from './public-lists.ts';
import { markWatch, readWatch } from './public-watch.ts';
import { orderFile, orderState, placeOrder } from './public-orders.ts';

/** Every call of the public API, in the order in which its reference tells of them. */
export const publicCalls: readonly PublicCall[] = [
  classifyProduct,
  inspectProduct,
  makeDraft,
  readDraft,
  replaceDraft,
  placeOrder,
  orderState,
  orderFile,
  auditDocument,
  searchChemicals,
  readChemical,
  searchLists,
  readList,
  readListEntries,
  checkProduct,
  readWatch,
  markWatch,
  ownKey,
];
