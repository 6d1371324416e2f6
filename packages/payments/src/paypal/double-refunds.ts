import { toMinor } from './paypal-wire.ts';
import { z } from 'zod';
import { amountSchema, type Emit, type KeptRefund, newId } from './double-order.ts';
import { read } from './double-table.ts';
import { PayPalFault } from './paypal-fault.ts';

/** One payment: the capture of an order, or a charge of a subscription. */
export type Taken = {
  readonly id: string;
  /** ISO date and time; empty if not stored. */
  readonly at: string;
  readonly value: string;
  readonly refunds: readonly KeptRefund[];
  /** The captured order, or the charging subscription. */
  readonly of: { readonly orderId: string } | { readonly subscriptionId: string };
  readonly keep: (refunds: KeptRefund[]) => void;
};

/** `COMPLETED` until a refund. */
export function stateOfTaken(value: string, refunds: readonly KeptRefund[]) {
  const back = refunds.reduce((sum, { amount }) => sum + toMinor(amount.value), 0);
  if (back === 0) return 'COMPLETED';
  return back === toMinor(value) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
}

const askedSchema = z.strictObject({ amount: amountSchema, custom_id: z.string().max(127).optional() });

/** A refund in PayPal's form: with a link to the capture, or with the id of the charge. */
const refundEvent = (made: KeptRefund, { id, of }: Taken): readonly [string, object] =>
  'orderId' in of
    ? ['PAYMENT.CAPTURE.REFUNDED', { ...made, links: [{ rel: 'up', href: linkTo('v2/payments/captures', id) }] }]
    : [
        'PAYMENT.SALE.REFUNDED',
        { ...made, sale_id: id, links: [{ rel: 'sale', href: linkTo('v1/payments/sale', id) }] },
      ];

const linkTo = (path: string, id: string) => `https://api-m.paypal.com/${path}/${id}`;

/** Refunds of the double's payments. */
export function doubleRefunds(all: () => readonly Taken[], emit: Emit) {
  const find = (id: string): Taken => {
    const taken = all().find((each) => each.id === id);
    if (!taken) throw new PayPalFault(404, 'RESOURCE_NOT_FOUND');
    return taken;
  };

  function refund(id: string, body: unknown, key: string | undefined) {
    const request = read(askedSchema, body);
    const taken = find(id);
    const same = taken.refunds.find((each) => key !== undefined && each.key === key);
    if (same) return same;
    const back = taken.refunds.reduce((sum, { amount }) => sum + toMinor(amount.value), 0);
    if (back === toMinor(taken.value)) throw new PayPalFault(422, 'CAPTURE_FULLY_REFUNDED');
    if (back + toMinor(request.amount.value) > toMinor(taken.value) || toMinor(request.amount.value) === 0) {
      throw new PayPalFault(422, 'REFUND_AMOUNT_EXCEEDED');
    }
    const made = {
      id: newId(),
      key,
      status: 'COMPLETED' as const,
      create_time: new Date().toISOString(),
      ...request,
    };
    taken.keep([...taken.refunds, made]);
    emit(...refundEvent(made, taken));
    return made;
  }

  return {
    refund,
    showRefund(id: string) {
      const known = all()
        .flatMap(({ refunds }) => refunds)
        .find((each) => each.id === id);
      if (!known) throw new PayPalFault(404, 'RESOURCE_NOT_FOUND');
      return known;
    },
    showCapture(id: string) {
      const { of } = find(id);
      return { id, supplementary_data: { related_ids: 'orderId' in of ? { order_id: of.orderId } : {} } };
    },
    showSale(id: string) {
      const { of } = find(id);
      if ('orderId' in of) throw new PayPalFault(404, 'INVALID_RESOURCE_ID');
      return { id, billing_agreement_id: of.subscriptionId };
    },
  };
}
