import { moneyText } from '@gosds/phrases/currency';
import { Problem } from '@gosds/contract/problem';
import { type PaymentQuestion, paymentsListed } from '@gosds/contract/staff/refunds';
import type { Order } from '../checkout/order.ts';
import type { PaymentGateway } from '../checkout/payment-gateway.ts';
import type { PayPalGateway } from '../checkout/paypal-gateway.ts';
import type { RefundGateway } from '../checkout/refund-gateway.ts';
import { recordRefunds } from '../money/record-refunds.ts';
import { changed, type StaffDeps } from './edit-users.ts';

export const listPayments =
  ({ work }: StaffDeps) =>
  (question: PaymentQuestion) =>
    work.stores.staff.searchPayments(question, paymentsListed);

type RefundDeps = StaffDeps & {
  readonly gateway: PaymentGateway;
  readonly payPal?: PayPalGateway | undefined;
};

type Asked = {
  readonly staffId: string;
  readonly orderId: string;
  /** Minor units. */
  readonly amountMinor: number;
  readonly reason: string;
  /** One key per refund, however often the request is sent. */
  readonly key: string;
};

/** The provider and reference of an order's payment; undefined if nothing was charged. */
function paymentOf({ gateway, payPal }: RefundDeps, order: Order | undefined) {
  if (order?.status !== 'paid' || order.reference === null) return undefined;
  const paidAt: RefundGateway | undefined = {
    card: gateway,
    paypal: payPal,
    promo: undefined,
    'nothing-due': undefined,
  }[order.paidBy ?? 'nothing-due'];
  return paidAt && { order, gateway: paidAt, reference: order.reference };
}

/**
 * Refunds all or part of a payment. Records the act before it asks the provider, so that no money leaves without a
 * record. Then stores the provider's answer with its credit note.
 */
export const refundPayment =
  (deps: RefundDeps) =>
  async ({
    staffId,
    orderId,
    amountMinor,
    reason,
    key,
  }: Asked): Promise<{ readonly status: 'done' | 'pending'; readonly amountMinor: number }> => {
    const { work, clock } = deps;
    const payment = paymentOf(deps, await work.stores.payments.find({ id: orderId }));
    if (!payment) throw new Problem('not-found');
    const { order, gateway, reference } = payment;
    const detail = [
      ...changed('order', null, order.cwOrderId),
      ...changed('amount', null, moneyText(amountMinor)),
      ...changed('reason', null, reason),
    ];
    await work.stores.staff.record({ staffId, userId: order.userId, kind: 'asked-refund', detail }, clock());
    const known = (await work.stores.refunds.listOf(orderId)).map(({ providerId }) => providerId);
    const result = await gateway.refund({ reference, amountMinor, key: `${orderId}-${key}`, known });
    if (result.status === 'refused')
      throw new Problem(result.reason === 'too-much' ? 'refund-too-much' : 'refund-refused');
    const refunds = await gateway.refundsOf(reference, [...new Set([...known, result.refund.id])]);
    await work.transaction((stores) => recordRefunds(stores, { orderId, reference, refunds }, clock()));
    const { status, amountMinor: given } = refunds.find(({ id }) => id === result.refund.id) ?? result.refund;
    if (status === 'failed') throw new Problem('refund-refused');
    return { status, amountMinor: given };
  };
