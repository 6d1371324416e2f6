import type { Checkout } from './checkout.ts';
import { isUnderWay, type Order } from './order.ts';
import type { ChargeResult } from './payment-gateway.ts';
import type { PayPalGateway } from './paypal-gateway.ts';
import { recordIn, settledState } from './record-payment.ts';

export type ReferencedOrder = Order & { readonly reference: string };

/** True if the order has a payment under way with a provider. */
export const hasPayment = (order: Order): order is ReferencedOrder => isUnderWay(order) && order.reference !== null;

/** Returns the provider's state of the payment under way. Captures the payment if the buyer approved it at PayPal. */
export async function settlePayment(checkout: Checkout, order: ReferencedOrder): Promise<ChargeResult> {
  if (order.paidBy !== 'paypal') return settledState(checkout.gateway, order.reference);
  const payPal = payPalOf(checkout);
  const state = await payPal.find(order.reference);
  if (state.status !== 'approved') return state;
  if (!(await claimCapture(checkout, order))) return withdrawn(order.reference);
  return resultOf(await payPal.capture(order.reference));
}

/** Makes sure that the payment under way can never be paid. The result says whether it was paid in the meantime. */
export async function abandonPayment(checkout: Checkout, order: ReferencedOrder): Promise<ChargeResult> {
  if (order.paidBy !== 'paypal') return checkout.gateway.abandon(order.reference);
  const state = await settlePayment(checkout, order);
  return state.status === 'needs-action' ? withdrawPayPal(checkout, order) : state;
}

/**
 * Withdraws a payment at PayPal. PayPal takes nothing without `capture`, so an attempt that nobody may capture is never
 * charged.
 */
export function withdrawPayPal({ work, clock }: Checkout, order: ReferencedOrder): Promise<ChargeResult> {
  const { id: orderId, attempt, reference } = order;
  return work.transaction(async (stores) => {
    const present = await stores.payments.lock({ id: orderId });
    if (present?.attempt !== attempt || present.status !== 'action') return { status: 'pending', reference };
    const result = withdrawn(reference);
    await recordIn(stores, { orderId, attempt, result }, clock());
    return result;
  });
}

export function payPalOf({ payPal }: Checkout): PayPalGateway {
  if (!payPal) throw new Error('PayPal is not set up.');
  return payPal;
}

/**
 * Claims the order for capture. If withdrawing and capturing run at once, the first one wins; the other then finds the
 * order `pending` or `failed`.
 */
function claimCapture({ work }: Checkout, { id, attempt, reference }: ReferencedOrder): Promise<boolean> {
  return work.transaction(async ({ payments }) => {
    const present = await payments.lock({ id });
    if (!present || present.attempt !== attempt || !isUnderWay(present) || present.reference !== reference)
      return false;
    if (present.status === 'action') await payments.save({ ...present, status: 'pending' });
    return true;
  });
}

/**
 * A payment still `approved` after the capture is neither paid nor lost. It becomes `pending`, so that a job asks
 * again.
 */
const resultOf = (state: Awaited<ReturnType<PayPalGateway['capture']>>): ChargeResult =>
  state.status === 'approved' ? { status: 'pending', reference: state.reference } : state;

const withdrawn = (reference: string): ChargeResult => ({
  status: 'declined',
  reason: 'cancelled',
  message: 'The payment at PayPal was cancelled. Nothing was charged.',
  reference,
});
