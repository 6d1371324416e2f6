import { openJournal } from '../sandbox/journal.ts';
import { type Emit, type Kept, keptSchema, newId, newOrderSchema } from './double-order.ts';
import { cents, doubleRefunds } from './double-refunds.ts';
import { PayPalFault } from './paypal-fault.ts';

/** The orders of the double, kept in memory and, with a file, in its journal. */
export function openDoubleOrders(file: string | undefined, emit: Emit) {
  const journal = openJournal(file);
  const kept = new Map<string, Kept>();
  for (const row of journal.rows('order')) {
    const known = keptSchema.safeParse(row);
    // Rows of an older version of the double are forgotten: they are play money.
    if (known.success) kept.set(known.data.id, known.data);
  }
  const all = () => [...kept.values()];
  const find = (id: string): Kept => {
    const order = kept.get(id);
    if (!order) throw new PayPalFault(404, 'RESOURCE_NOT_FOUND');
    return order;
  };
  const put = (order: Kept): Kept => {
    kept.set(order.id, order);
    journal.append('order', order);
    return order;
  };

  function create(body: unknown, key: string | undefined) {
    const asked = newOrderSchema.safeParse(body);
    if (!asked.success) throw new PayPalFault(400, 'INVALID_REQUEST', asked.error.message);
    const same = all().find((order) => key !== undefined && order.key === key);
    const fresh: Kept = {
      id: newId(),
      key,
      asked: asked.data,
      status: 'PAYER_ACTION_REQUIRED',
      isDeclined: false,
      refunds: [],
    };
    return shown(same ?? put(fresh));
  }

  /** What the buyer chose on the page. Returns where the browser goes. */
  function decide(id: string, decision: string): string {
    const order = find(id);
    const { return_url, cancel_url } = order.asked.payment_source.paypal.experience_context;
    if (order.status === 'PAYER_ACTION_REQUIRED' && ['approve', 'decline'].includes(decision)) {
      put({ ...order, status: 'APPROVED', isDeclined: decision === 'decline' });
      emit('CHECKOUT.ORDER.APPROVED', { id });
    }
    const url = new URL(decision === 'cancel' ? cancel_url : return_url);
    url.searchParams.set('token', id);
    return url.href;
  }

  function capture(id: string) {
    const order = find(id);
    if (order.status === 'COMPLETED') return shown(order);
    if (order.status !== 'APPROVED') throw new PayPalFault(422, 'ORDER_NOT_APPROVED');
    if (order.isDeclined) {
      throw new PayPalFault(422, 'INSTRUMENT_DECLINED', 'The means of payment was declined by the bank.');
    }
    return shown(put({ ...order, status: 'COMPLETED', captureId: newId() }));
  }

  const refunds = doubleRefunds({ all, put, emit });
  return { create, decide, capture, ...refunds, get: (id: string) => shown(find(id)), all };
}

function shown({ id, status, asked, captureId, refunds }: Kept) {
  const [unit] = asked.purchase_units;
  const page = new URL('/sandbox/paypal/checkoutnow', asked.payment_source.paypal.experience_context.return_url);
  page.searchParams.set('token', id);
  const captures =
    captureId === undefined
      ? []
      : [{ id: captureId, status: captureState(unit.amount.value, refunds), amount: unit.amount }];
  return {
    id,
    status,
    purchase_units: [{ ...unit, payments: { captures, refunds } }],
    links: status === 'PAYER_ACTION_REQUIRED' ? [{ rel: 'payer-action', href: page.href, method: 'GET' }] : [],
  };
}

function captureState(paid: string, refunds: Kept['refunds']): string {
  const back = refunds.reduce((sum, { amount: { value } }) => sum + cents(value), 0);
  if (back === 0) return 'COMPLETED';
  return back === cents(paid) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
}

export type ShownOrder = ReturnType<typeof shown>;
