import type { Journal } from '../sandbox/journal.ts';
import { type Emit, type Kept, keptSchema, newId, newOrderSchema } from './double-order.ts';
import { stateOfTaken, type Taken } from './double-refunds.ts';
import { openTable } from './double-table.ts';
import { PayPalFault } from './paypal-fault.ts';

/** The double's orders, in memory and in its journal. */
export function openDoubleOrders(journal: Journal, emit: Emit) {
  const { all, get: find, put } = openTable(journal, 'order', keptSchema);

  function create(body: unknown, key: string | undefined) {
    const parsed = newOrderSchema.safeParse(body);
    if (!parsed.success) throw new PayPalFault(400, 'INVALID_REQUEST', parsed.error.message);
    const same = all().find((order) => key !== undefined && order.key === key);
    const fresh: Kept = {
      id: newId(),
      key,
      asked: parsed.data,
      status: 'PAYER_ACTION_REQUIRED',
      isDeclined: false,
      refunds: [],
    };
    return shown(same ?? put(fresh));
  }

  /** Applies the buyer's choice on the page. Returns the browser's next address. */
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
    return shown(put({ ...order, status: 'COMPLETED', captureId: newId(), capturedAt: new Date().toISOString() }));
  }

  return {
    create,
    decide,
    capture,
    get: (id: string) => shown(find(id)),
    forPage: (id: string) => pageOf(find(id)),
    all,
    captures: () => all().flatMap((order) => takenOf(order, put)),
  };
}

/** The contents of the approval page. */
function pageOf({ status, asked: { purchase_units } }: Kept) {
  const [{ amount, description }] = purchase_units;
  return { isOpen: status === 'PAYER_ACTION_REQUIRED', amount: amount.value, description };
}

function shown({ id, status, asked, captureId, refunds }: Kept) {
  const [unit] = asked.purchase_units;
  const page = new URL('/sandbox/paypal/checkoutnow', asked.payment_source.paypal.experience_context.return_url);
  page.searchParams.set('token', id);
  const captures =
    captureId === undefined
      ? []
      : [{ id: captureId, status: stateOfTaken(unit.amount.value, refunds), amount: unit.amount }];
  return {
    id,
    status,
    purchase_units: [{ ...unit, payments: { captures, refunds } }],
    links: status === 'PAYER_ACTION_REQUIRED' ? [{ rel: 'payer-action', href: page.href, method: 'GET' }] : [],
  };
}

function takenOf(order: Kept, put: (order: Kept) => Kept): readonly Taken[] {
  const { id: orderId, captureId: id, capturedAt: at = '', asked, refunds } = order;
  if (id === undefined) return [];
  const keep = (made: Kept['refunds']) => void put({ ...order, refunds: made });
  return [{ id, at, value: asked.purchase_units[0].amount.value, refunds, of: { orderId }, keep }];
}
