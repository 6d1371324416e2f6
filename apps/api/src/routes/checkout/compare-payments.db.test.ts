import { randomUUID } from 'node:crypto';
import { newestPurchases } from '@gosds/contract/accounts/my-account-search';
import { dailyComparison } from '@gosds/usecases/money/compare-payments';
import { lastComparison } from '@gosds/usecases/staff/comparison';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenCheckout, openCheckout } from './testing/open-checkout.ts';

let checkout: OpenCheckout;
beforeEach(async () => {
  checkout = await openCheckout();
});
afterEach(() => checkout.close());

const stores = () => checkout.deps.work.stores;
const told = () => lastComparison(checkout.deps)();

async function compare(changes: Parameters<OpenCheckout['worker']>[0] = {}) {
  await stores().jobs.enqueue(dailyComparison(checkout.time.now));
  await checkout.worker(changes).drain();
  return told();
}

async function byCard(goEr: '' | 'subscription' = '') {
  const userId = await checkout.newUser();
  const { orderId } = await checkout.newOrder(userId);
  await checkout.payOrder({ orderId, userId, cardToken: 'pm_card_visa', goEr });
  return { orderId, userId, reference: (await checkout.find(orderId))?.reference ?? '' };
}

async function byPayPal(goEr: '' | 'subscription' = '') {
  const userId = await checkout.newUser();
  const { orderId } = await checkout.newOrder(userId);
  const key = { orderId, userId };
  if (goEr === '') await checkout.payWithPayPal({ ...key, goEr });
  else await checkout.subscribeWithPayPal({ ...key, planId: await checkout.payPalPlanOf(key) });
  const reference = (await checkout.find(orderId))?.reference ?? '';
  const { orders, subscriptions } = checkout.payPalDouble;
  (goEr === '' ? orders : subscriptions).decide(reference, 'approve');
  await checkout.confirmPayPalOrder({ userId, payPalOrderId: reference });
  return { orderId, userId, reference };
}

const tomorrow = () => {
  checkout.time.now = new Date(checkout.time.now.getTime() + 86_400_000);
};

describe('the daily comparison', () => {
  it('finds nothing where all agrees, by card and PayPal, and says how many payments it asked after', async () => {
    expect(await told()).toEqual({ last: undefined, differences: [], count: 0 });
    for (const goEr of ['', 'subscription'] as const) {
      await byCard(goEr);
      await byPayPal(goEr);
    }
    const { last, ...found } = await compare();
    expect(last).toEqual({ day: '2026-11-21', payments: 4, unanswered: 0, unlisted: [], endedAt: checkout.time.now });
    expect(found).toEqual({ differences: [], count: 0 });
    expect(checkout.logged).toEqual([]);
    // Once a day, however often it is asked for.
    expect((await compare()).last).toEqual(last);
  });

  it('writes down a refund that no event told of, with its credit note, and tells it once', async () => {
    const [card, payPal] = [await byCard(), await byPayPal()];
    await checkout.stripe.refunds.create({ payment_intent: card.reference, amount: 2_000 });
    await checkout.deps.payPal.refund({ ...payPal, amountMinor: 500, key: randomUUID(), known: [] });
    const { differences } = await compare();
    expect(differences).toMatchObject([
      { kind: 'refund-unknown', paidBy: 'paypal', hereMinor: null, thereMinor: 500 },
      { kind: 'refund-unknown', paidBy: 'card', thereMinor: 2_000 },
    ]);
    expect(checkout.logged.map(({ message }) => message)).toMatchObject([
      expect.stringContaining('(refund-unknown): nothing here, USD 20.00 there'),
      expect.stringContaining('USD 5.00 there'),
    ]);
    const { found } = await stores().purchases.search(card.userId, newestPurchases);
    expect(found).toMatchObject([{ refundedMinor: 2_000, creditNotes: [expect.any(String)] }]);
    tomorrow();
    const next = await compare();
    expect(next).toMatchObject({ last: { day: '2026-11-22', payments: 2 }, count: 2 });
    expect(checkout.logged).toHaveLength(2);
  });

  it('writes down a year that no event told of, with its invoice, however long ago it was bought', async () => {
    const [card, payPal] = [await byCard('subscription'), await byPayPal('subscription')];
    const subscriptionOf = async (orderId: string) => (await stores().erServices.subscriptionOf(orderId)) ?? '';
    checkout.double.renew(await subscriptionOf(card.orderId));
    checkout.payPalDouble.subscriptions.renew(await subscriptionOf(payPal.orderId), 'paid');
    checkout.time.now = new Date('2027-11-30T10:00:00Z');
    expect((await compare()).differences).toMatchObject([
      { kind: 'renewal-unknown', paidBy: 'paypal', thereMinor: 45_500 },
      { kind: 'renewal-unknown', paidBy: 'card', thereMinor: 45_500 },
    ]);
    for (const { userId } of [card, payPal]) {
      const [renewal] = await stores().erServices.listRenewals(userId);
      expect(await stores().moneyDocuments.findInvoice(renewal?.orderId ?? '')).toMatchObject({ year: 2027 });
    }
    tomorrow();
    expect((await compare()).count).toBe(2);
  });

  it('writes down a payment that was taken after it had failed here', async () => {
    const userId = await checkout.newUser();
    const { orderId } = await checkout.newOrder(userId);
    await checkout.payWithPayPal({ orderId, userId, goEr: '' });
    const reference = (await checkout.find(orderId))?.reference ?? '';
    await checkout.cancelPayPalOrder({ orderId, userId });
    checkout.payPalDouble.orders.decide(reference, 'approve');
    expect((await compare()).differences).toEqual([]);
    tomorrow();
    await checkout.deps.payPal.capture(reference);
    expect((await compare()).differences).toMatchObject([{ kind: 'paid-late', thereMinor: 8_500 }]);
    expect(await checkout.find(orderId)).toMatchObject({ status: 'paid' });
  });

  it('tells of another amount, of what is not paid there, of a lost refund and of a missing invoice', async () => {
    const order = await byCard();
    const { orderId } = order;
    await checkout.stripe.refunds.create({ payment_intent: order.reference, amount: 2_000 });
    await compare();
    const intent = checkout.double.store.paymentIntents.get(order.reference);
    checkout.double.store.paymentIntents.put({ ...intent, amount_received: 8_400 });
    for (const refund of checkout.double.store.refunds.all()) checkout.double.store.refunds.remove(refund.id);
    const other = await byCard();
    const otherIntent = checkout.double.store.paymentIntents.get(other.reference);
    checkout.double.store.paymentIntents.put({ ...otherIntent, status: 'canceled' });
    // Its mail would make the invoice anew.
    await checkout.worker().drain();
    const { pool } = checkout.database;
    await pool.query('alter table money_document disable trigger keep_money_document');
    await pool.query('delete from money_document where order_id = $1', [other.orderId]);
    await pool.query('alter table money_document enable trigger keep_money_document');
    tomorrow();
    const { differences } = await compare();
    expect(differences.filter((each) => each.orderId === orderId)).toMatchObject([
      { kind: 'refund-lost', hereMinor: 2_000, thereMinor: null },
      { kind: 'amount', hereMinor: 8_500, thereMinor: 8_400 },
      { kind: 'refund-unknown' },
    ]);
    expect(differences.filter((each) => each.orderId === other.orderId)).toMatchObject([
      { kind: 'no-invoice', hereMinor: 8_500 },
      { kind: 'not-paid', hereMinor: 8_500, thereMinor: null },
    ]);
    expect(await stores().moneyDocuments.findInvoice(other.orderId)).toBeDefined();
  });

  it('goes on after a payment that could not be asked after, and waits where its provider is down', async () => {
    const orders = [await byCard(), await byCard(), await byCard()];
    const refetch = async (reference: string) => {
      if (reference === orders[0]?.reference) throw new Error('down');
      return checkout.deps.gateway.refetch(reference);
    };
    const { last } = await compare({ gateway: { ...checkout.deps.gateway, refetch } });
    expect(last).toMatchObject({ payments: 3, unanswered: 1, endedAt: checkout.time.now });
    expect(checkout.logged).toMatchObject([{ message: expect.stringContaining('could not be compared') as string }]);
    tomorrow();
    const down = async () => Promise.reject(new Error('down'));
    expect((await compare({ gateway: { ...checkout.deps.gateway, refetch: down } })).last).toEqual(last);
    await checkout.database.makeJobsDue();
    await checkout.worker().drain();
    expect((await told()).last).toMatchObject({ day: '2026-11-22', payments: 3, unanswered: 0 });
  });

  it('names a charge that no order knows, by card and PayPal, once, and none that an order knows', async () => {
    await byCard('subscription');
    const byHand = await checkout.stripe.paymentIntents.create({
      ...{ amount: 1_200, currency: 'usd', confirm: true, payment_method: 'pm_card_visa' },
      allowed_payment_method_types: ['card'],
    });
    const known = await byPayPal();
    const asked = { orderId: randomUUID(), attempt: 1, amountMinor: 700, description: 'By hand', returnPath: '/' };
    const { reference = '' } = await checkout.deps.payPal.create(asked);
    checkout.payPalDouble.orders.decide(reference, 'approve');
    await checkout.deps.payPal.capture(reference);
    // Charges of the last day may still be on their way to their orders.
    checkout.time.now = new Date();
    expect(await compare()).toMatchObject({ last: { unlisted: [] }, differences: [] });
    checkout.time.now = new Date(Date.now() + 25 * 3_600_000);
    const of = { kind: 'charge-unknown', orderId: null, cwOrderId: null, email: null, hereMinor: null };
    const found = [
      { ...of, paidBy: 'paypal', reference, thereMinor: 700 },
      { ...of, paidBy: 'card', reference: byHand.id, thereMinor: 1_200 },
    ];
    expect((await compare()).differences).toMatchObject(found);
    expect(checkout.logged.map(({ message }) => message)).toEqual([
      `No order names a charge by card: USD 12.00, ${byHand.id}.`,
      `No order names a charge by paypal: USD 7.00, ${reference}.`,
    ]);
    tomorrow();
    expect((await compare()).differences).toHaveLength(2);
    expect(await checkout.find(known.orderId)).toMatchObject({ status: 'paid' });
  });

  it('says whose charges it could not list', async () => {
    await byCard();
    const takenBetween = async () => Promise.reject(new Error('not authorized'));
    const { last } = await compare({ payPal: { ...checkout.deps.payPal, takenBetween } });
    expect(last).toMatchObject({ payments: 1, unlisted: ['paypal'], endedAt: checkout.time.now });
    expect(checkout.logged.map(({ message }) => message)).toEqual([
      'The charges by paypal could not be listed: Error: not authorized',
    ]);
  });
});
