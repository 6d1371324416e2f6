import { currency } from '@gosds/phrases/currency';
import type { PublicOrder } from '@gosds/contract/public/public-orders';
import { Problem } from '@gosds/contract/problem';
import { hashOf } from '../accounts/secret-token.ts';
import type { Checkout, OwnOrder } from '../checkout/checkout.ts';
import { checkoutPathOf } from '../checkout/checkout-path.ts';
import { isOpen, type Order, pricesOf, sheetOf } from '../checkout/order.ts';
import { payOrder } from '../checkout/pay-order.ts';
import { breakdownOf } from '../checkout/price-order.ts';
import { quotePrice } from '../checkout/quote-price.ts';
import type { CreatedDocument, CreateDocumentRequest } from '../documents/create-document.ts';
import type { StoredDocument } from '../documents/document-store.ts';
import { sheetForms } from '../sheet-files.ts';

export type PublicOrderDeps = Checkout & {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Makes the sheet of a draft and its order. */
  readonly createDocument: (request: CreateDocumentRequest) => Promise<CreatedDocument>;
};

export type OrderRequest = {
  readonly userId: string;
  /** The program's own key of this order. */
  readonly key: string;
  readonly draftId: string;
  readonly version?: number | undefined;
  /** An empty string stands for one of the user's own codes. */
  readonly promoCode?: string | undefined;
};

async function totalOf(deps: PublicOrderDeps, order: Order): Promise<number> {
  const prices = pricesOf(order);
  if (prices && order.status !== 'failed') return breakdownOf(prices).totalMinor;
  const { id: orderId, userId } = order;
  const goEr = await choiceOf(deps, order);
  return (await quotePrice(deps)({ userId, orderId, languageNumber: 1, goEr })).price.totalMinor;
}

/** The emergency response chosen for the order's sheet. */
async function choiceOf({ work }: PublicOrderDeps, order: Order) {
  const sheet = sheetOf(order);
  const draft = sheet && (await work.stores.documents.findDraft(sheet.documentId));
  return draft?.addOns.goEr ?? '';
}

const statusOf = (order: Order): PublicOrder['status'] =>
  isOpen(order) ? 'to-be-paid' : order.status === 'paid' ? 'paid' : 'under-way';

/** The files of a paid order, or the page where an unpaid one is paid. */
const wayOf = (
  deps: PublicOrderDeps,
  order: Order,
  files: StoredDocument['files'],
): Pick<PublicOrder, 'payAt' | 'files'> =>
  order.status === 'paid'
    ? { payAt: null, files: ['pdf', ...sheetForms.filter((form) => files?.[form])] }
    : { payAt: `${deps.baseUrl}${checkoutPathOf(order)}`, files: [] };

/** State of an order for a sheet. Throws Problem `not-found` for all other orders. */
export const orderState =
  (deps: PublicOrderDeps) =>
  async ({ orderId, userId }: OwnOrder): Promise<PublicOrder> => {
    const { payments, documents, drafts } = deps.work.stores;
    const order = await payments.find({ id: orderId, userId });
    const sheet = order && sheetOf(order);
    const document = sheet && (await documents.find(sheet.documentId));
    if (!document) throw new Problem('not-found');
    const draft = await drafts.find({ id: sheet.draftId, userId });
    const { productName, country, language } = sheet;
    return {
      ...{ id: order.id, number: order.cwOrderId, status: statusOf(order), draftId: draft ? sheet.draftId : null },
      ...{ productName, country, language },
      price: { currency, totalMinor: await totalOf(deps, order) },
      paidAt: order.paidAt?.toISOString() ?? null,
      ...wayOf(deps, order, document.files),
    };
  };

/** The version asked for, else the saved version. */
async function versionOf({ work }: PublicOrderDeps, { draftId, userId, version }: OrderRequest): Promise<number> {
  const stored = await work.stores.drafts.find({ id: draftId, userId });
  if (!stored) throw new Problem('not-found');
  return version ?? stored.version;
}

/** Pays an order with a total of 0. No means of payment is stored, so a person must pay any other order. */
async function payWhatIsFree(deps: PublicOrderDeps, order: Order, { userId, promoCode }: OrderRequest): Promise<void> {
  const goEr = await choiceOf(deps, order);
  const orderId = order.id;
  const { price, promo } = await quotePrice(deps)({ userId, orderId, languageNumber: 1, goEr, promoCode });
  if (promoCode !== undefined && !promo.isTaken) {
    throw new Problem(promo.isAccepted ? 'promocode-invalid' : 'promocode-not-accepted');
  }
  if (price.totalMinor === 0) await payOrder(deps)({ orderId, userId, cardToken: undefined, goEr, promoCode });
}

async function order(deps: PublicOrderDeps, request: OrderRequest): Promise<string> {
  const { userId, draftId } = request;
  const { ownSds } = (await deps.work.stores.drafts.find({ id: draftId, userId }))?.draft ?? {};
  if (ownSds === false) throw new Problem('validation', { fields: { draftId: 'A chemist authors this sheet.' } });
  const made = await deps.createDocument({ draftId, userId, version: await versionOf(deps, request) });
  const placed = await deps.work.stores.payments.find({ id: made.order.id, userId });
  if (!placed) throw new Problem('not-found');
  if (isOpen(placed)) await payWhatIsFree(deps, placed, request);
  return placed.id;
}

/** Orders a sheet once per key. A repeated call with the same key returns the order's state. */
export const placeOrder =
  (deps: PublicOrderDeps) =>
  async (request: OrderRequest): Promise<PublicOrder> => {
    const { userId, key, draftId, version, promoCode } = request;
    const { orderKeys } = deps.work.stores;
    const askedHash = hashOf(JSON.stringify([draftId, version, promoCode]));
    const taken = await orderKeys.take({ userId, key, askedHash }, deps.clock());
    if (!taken) throw new Problem('idempotency-key-reused');
    const orderId = taken.orderId ?? (await order(deps, request));
    if (taken.orderId === null) await orderKeys.keep({ userId, key }, orderId);
    return orderState(deps)({ orderId, userId });
  };
