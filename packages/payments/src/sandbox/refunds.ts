import { z } from 'zod';
import { invalidRequest } from './api-error.ts';
import { type Double, metadata, readFields, type Route, wholeNumber } from './double-route.ts';
import { newObject } from './double-store.ts';

const refundFields = z.strictObject({
  payment_intent: z.string(),
  amount: wholeNumber.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
});

const refundListFields = z.strictObject({ payment_intent: z.string(), limit: wholeNumber.optional() });
const paymentListFields = z.strictObject({
  invoice: z.string().optional(),
  status: z.literal('paid').optional(),
  payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: z.string() }).optional(),
});

const chargeListFields = z.strictObject({
  created: z.strictObject({ gte: wholeNumber, lt: wholeNumber }),
  limit: wholeNumber,
  starting_after: z.string().optional(),
});

/** Newest first, as the provider lists. */
const listed = (url: string, data: readonly object[], has_more = false) => ({
  object: 'list',
  url,
  has_more,
  data: data.toReversed(),
});

/** A page of charges, after the last charge of the page before. */
function chargesOf({ store }: Double, { created, limit, starting_after }: z.output<typeof chargeListFields>) {
  const all = store.charges.all().filter((of) => of.created >= created.gte && of.created < created.lt);
  const end = starting_after === undefined ? all.length : all.findIndex(({ id }) => id === starting_after);
  const begin = Math.max(end - limit, 0);
  return listed('/v1/charges', all.slice(begin, end), begin > 0);
}

/** The intent of each invoice; the request may name either. */
const paymentsOf = ({ store }: Double, { invoice, status, payment }: z.output<typeof paymentListFields>) =>
  store.invoices
    .all()
    .filter((of) => invoice === undefined || of.id === invoice)
    .filter((of) => status === undefined || of.status === status)
    .filter((of) => payment === undefined || of._intent === payment.payment_intent)
    .map(({ id, _intent }) => ({
      object: 'invoice_payment',
      invoice: id,
      payment: { type: 'payment_intent', payment_intent: _intent },
    }));

/** Full and partial refunds, and the charges that they refund. */
export const refundRoutes = (double: Double): readonly Route[] => [
  {
    method: 'POST',
    path: /^\/v1\/refunds$/,
    answer: ({ fields }) => refund(double, readFields(refundFields, fields)),
  },
  {
    method: 'GET',
    path: /^\/v1\/refunds$/,
    answer({ fields }) {
      const { payment_intent } = readFields(refundListFields, fields);
      return listed(
        '/v1/refunds',
        double.store.refunds.all().filter((of) => of.payment_intent === payment_intent),
      );
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/invoice_payments$/,
    answer: ({ fields }) => listed('/v1/invoice_payments', paymentsOf(double, readFields(paymentListFields, fields))),
  },
  { method: 'GET', path: /^\/v1\/refunds\/(\w+)$/, answer: ({ id }) => double.store.refunds.get(id) },
  {
    method: 'GET',
    path: /^\/v1\/charges$/,
    answer: ({ fields }) => chargesOf(double, readFields(chargeListFields, fields)),
  },
  { method: 'GET', path: /^\/v1\/charges\/(\w+)$/, answer: ({ id }) => double.store.charges.get(id) },
];

function refund({ store, emit }: Double, fields: z.output<typeof refundFields>) {
  const intent = store.paymentIntents.get(fields.payment_intent, 'payment_intent');
  if (!intent.latest_charge) throw invalidRequest('This PaymentIntent does not have a successful charge to refund.');
  const charge = store.charges.get(intent.latest_charge);
  const left = charge.amount - charge.amount_refunded;
  const amount = fields.amount ?? left;
  if (amount <= 0 || amount > left) {
    const code = left === 0 ? 'charge_already_refunded' : 'amount_too_large';
    throw invalidRequest('The refund is greater than what is left of the charge.', { param: 'amount', code });
  }
  const amount_refunded = charge.amount_refunded + amount;
  const refunded = store.charges.put({ ...charge, amount_refunded, refunded: amount_refunded === charge.amount });
  const { currency, id } = charge;
  const made = store.refunds.put({
    ...newObject('re', fields.metadata),
    object: 'refund',
    amount,
    charge: id,
    currency,
    payment_intent: intent.id,
    status: 'succeeded',
  });
  emit('charge.refunded', refunded);
  return made;
}
