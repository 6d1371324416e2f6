import { z } from 'zod';
import { amountSchema, type Emit, type Kept, newId } from './double-order.ts';
import { PayPalFault } from './paypal-fault.ts';

export const cents = (value: string) => Math.round(Number(value) * 100);

type Orders = { readonly all: () => readonly Kept[]; readonly put: (order: Kept) => Kept; readonly emit: Emit };

/** Refunds of what the double captured, and the captures they are of. */
export function doubleRefunds({ all, put, emit }: Orders) {
  const refundSchema = z.strictObject({ amount: amountSchema, custom_id: z.string().max(127).optional() });
  const ofCapture = (captureId: string): Kept => {
    const order = all().find((each) => each.captureId === captureId);
    if (!order) throw new PayPalFault(404, 'RESOURCE_NOT_FOUND');
    return order;
  };

  function refund(captureId: string, body: unknown, key: string | undefined) {
    const asked = refundSchema.safeParse(body);
    if (!asked.success) throw new PayPalFault(400, 'INVALID_REQUEST', asked.error.message);
    const order = ofCapture(captureId);
    const same = order.refunds.find((each) => key !== undefined && each.key === key);
    if (same) return same;
    const [unit] = order.asked.purchase_units;
    const back = order.refunds.reduce((sum, each) => sum + cents(each.amount.value), 0);
    if (back === cents(unit.amount.value)) throw new PayPalFault(422, 'CAPTURE_FULLY_REFUNDED');
    if (back + cents(asked.data.amount.value) > cents(unit.amount.value) || cents(asked.data.amount.value) === 0) {
      throw new PayPalFault(422, 'REFUND_AMOUNT_EXCEEDED');
    }
    const made = {
      id: newId(),
      key,
      status: 'COMPLETED' as const,
      create_time: new Date().toISOString(),
      ...asked.data,
    };
    put({ ...order, refunds: [...order.refunds, made] });
    const up = `https://api-m.paypal.com/v2/payments/captures/${captureId}`;
    emit('PAYMENT.CAPTURE.REFUNDED', { ...made, links: [{ rel: 'up', href: up, method: 'GET' }] });
    return made;
  }

  const showCapture = (captureId: string) => ({
    id: captureId,
    supplementary_data: { related_ids: { order_id: ofCapture(captureId).id } },
  });

  return { refund, showCapture };
}
