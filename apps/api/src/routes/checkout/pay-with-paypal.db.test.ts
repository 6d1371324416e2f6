import { takePayPalEvent } from '@gosds/usecases/checkout/pay-with-paypal';
import { unsubscribe } from '@gosds/usecases/checkout/unsubscribe';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenCheckout, openCheckout } from './testing/open-checkout.ts';

let checkout: OpenCheckout;
let userId: string;
let orderId: string;
let pdf: string;

beforeAll(async () => {
  checkout = await openCheckout();
  // The adapter to PayPal and its double read the clock of the machine.
  vi.useFakeTimers({ toFake: ['Date'], now: checkout.time.now });
});
afterAll(async () => {
  vi.useRealTimers();
  await checkout.close();
});
beforeEach(async () => {
  userId = await checkout.newUser();
  ({ orderId, pdf } = await checkout.newOrder(userId));
  await checkout.database.pool.query('truncate job');
});

const start = (goEr: '' | 'single' | 'subscription' = '') => checkout.payWithPayPal({ orderId, userId, goEr });
const confirm = () => checkout.confirmOrderPayment({ orderId, userId });
const payByCard = () => checkout.payOrder({ orderId, userId, cardToken: 'pm_card_visa', goEr: '' });
const orders = () =>
  checkout.payPalDouble.orders.all().filter(({ asked }) => asked.purchase_units[0].custom_id.startsWith(orderId));
const captured = () => orders().filter(({ status }) => status === 'COMPLETED');
const cardCharges = () => checkout.charges().filter(({ metadata }) => metadata.orderId === orderId);
const decide = (decision: 'approve' | 'decline' | 'cancel') =>
  checkout.payPalDouble.orders.decide(orders().at(-1)?.id ?? '', decision);

/** Lets every queued job come due, and runs them. */
async function runDueJobs() {
  await checkout.database.makeJobsDue();
  await checkout.worker().drain();
}

describe('payment by PayPal', () => {
  it('sends the buyer to PayPal with the price of the server, and takes nothing yet', async () => {
    const answer = await start();
    expect(answer).toMatchObject({ status: 'needs-action', amount: 8_500 });
    expect(answer.approveUrl).toContain('/sandbox/paypal/checkoutnow?token=');
    expect(answer.clientSecret).toBeUndefined();
    expect(orders()).toMatchObject([{ status: 'PAYER_ACTION_REQUIRED' }]);
    expect(orders()[0]?.asked.purchase_units[0].amount).toEqual({ currency_code: 'USD', value: '85.00' });
  });

  it('is paid once the buyer has approved, and says so ever after', async () => {
    await start();
    decide('approve');
    expect(await confirm()).toMatchObject({
      status: 'paid',
      data: { finalDocument: { Document: Buffer.from(pdf).toString('base64') } },
    });
    expect(await checkout.find(orderId)).toMatchObject({ status: 'paid', paidBy: 'paypal' });
    expect(await start()).toMatchObject({ status: 'paid' });
    expect(captured()).toHaveLength(1);
  });

  it('is found by the number of PayPal, by its owner alone', async () => {
    await start();
    decide('approve');
    const payPalOrderId = orders()[0]?.id ?? '';
    const stranger = await checkout.newUser();
    const asking = checkout.confirmPayPalOrder({ userId: stranger, payPalOrderId });
    await expect(asking).rejects.toMatchObject({ code: 'not-found' });
    expect(captured()).toEqual([]);
    expect(await checkout.confirmPayPalOrder({ userId, payPalOrderId })).toMatchObject({ status: 'paid' });
    const unknown = checkout.confirmPayPalOrder({ userId, payPalOrderId: 'NONE' });
    await expect(unknown).rejects.toMatchObject({ code: 'not-found' });
  });

  it('that was cancelled charges nothing, cannot be approved later, and leaves the order open', async () => {
    await start();
    await checkout.cancelPayPalOrder({ orderId, userId });
    decide('approve');
    await expect(confirm()).rejects.toMatchObject({ code: 'payment-declined', fields: { reason: 'cancelled' } });
    expect(captured()).toEqual([]);
    expect(await payByCard()).toMatchObject({ status: 'paid' });
    expect(captured()).toEqual([]);
  });

  it('that the bank declines says so, and another try is paid', async () => {
    await start();
    decide('decline');
    const declined = { code: 'payment-declined', fields: { reason: 'INSTRUMENT_DECLINED' } };
    await expect(confirm()).rejects.toMatchObject(declined);
    await start();
    decide('approve');
    expect(await confirm()).toMatchObject({ status: 'paid' });
    expect(captured()).toHaveLength(1);
  });

  it('gives way to a card while nobody has approved it, and not once it is approved', async () => {
    await start();
    expect(await payByCard()).toMatchObject({ status: 'paid' });
    decide('approve');
    expect(await confirm()).toMatchObject({ status: 'paid' });
    expect([captured().length, cardCharges().length]).toEqual([0, 1]);

    ({ orderId } = await checkout.newOrder(userId, { uses: 'paint' }));
    await start();
    decide('approve');
    expect(await payByCard()).toMatchObject({ status: 'paid' });
    expect([captured().length, cardCharges().length]).toEqual([1, 0]);
  });

  it('is one charge of 20 payments at a time by both means', async () => {
    await start();
    decide('approve');
    const ways = [confirm, payByCard, start];
    const tries = Array.from({ length: 20 }, async (_, index) => ways[index % 3]?.());
    await Promise.allSettled(tries);
    await confirm();
    expect(captured().length + cardCharges().length).toBe(1);
    expect(await checkout.find(orderId)).toMatchObject({ status: 'paid' });
  });

  it('pays a single emergency response with the sheet', async () => {
    await start('single');
    decide('approve');
    await confirm();
    expect(await checkout.deps.work.stores.erServices.list(userId)).toHaveLength(1);
  });

  it('is finished by a job where the tab was closed after approving', async () => {
    await start();
    decide('approve');
    await runDueJobs();
    expect(await checkout.find(orderId)).toMatchObject({ status: 'paid', paidBy: 'paypal' });
    expect(captured()).toHaveLength(1);
  });

  it('is given up by the jobs where nobody approves it, and can never be charged then', async () => {
    await start();
    for (let round = 0; round < 12; round += 1) await runDueJobs();
    expect(await checkout.find(orderId)).toMatchObject({ status: 'failed', decline: { reason: 'cancelled' } });
    decide('approve');
    await runDueJobs();
    expect(captured()).toEqual([]);
  });

  it('is not offered where it is not set up', async () => {
    const { payPal: _without, ...deps } = checkout.deps;
    const { wireCheckout } = await import('./wire-checkout.ts');
    const paying = wireCheckout(deps).payWithPayPal({ orderId, userId, goEr: '' });
    await expect(paying).rejects.toMatchObject({ code: 'payment-unavailable' });
  });

  it('takes no event that PayPal did not send', async () => {
    const rawBody = Buffer.from(
      JSON.stringify({ id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'X' } }),
    );
    const headers = Object.fromEntries(
      ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'].map((name) => [
        `paypal-${name}`,
        'x',
      ]),
    );
    for (const sent of [headers, {}]) {
      const taking = checkout.takePayPalEvent({ rawBody, headers: sent });
      await expect(taking).rejects.toMatchObject({ code: 'webhook-refused' });
    }
  });
});

describe('a yearly emergency response by the plan of PayPal', () => {
  const renew = (outcome: 'paid' | 'declined') => {
    checkout.payPalDouble.subscriptions.renew(subscriptions()[0]?.id ?? '', outcome);
  };
  const answerPlan = (decision: 'approve' | 'decline' | 'cancel') =>
    checkout.payPalDouble.subscriptions.decide(subscriptions().at(-1)?.id ?? '', decision);
  const subscriptions = () =>
    checkout.payPalDouble.subscriptions.all().filter(({ asked }) => asked.custom_id.startsWith(orderId));
  const charges = () => subscriptions().flatMap(({ transactions }) => transactions);
  const services = () => checkout.deps.work.stores.erServices.list(userId);
  const planOf = () => checkout.payPalPlanOf({ orderId, userId });
  const subscribe = async () => checkout.subscribeWithPayPal({ orderId, userId, planId: await planOf() });
  let events = 0;

  /** PayPal tells that something became of the subscription. */
  async function tell() {
    const { deps } = checkout;
    const news = { reference: subscriptions()[0]?.id, isRefund: false, isSubscription: true };
    const payPal = { ...deps.payPal, readEvent: async () => ({ id: `WH-${orderId}-${(events += 1)}`, ...news }) };
    await takePayPalEvent({ ...deps, payPal })({ rawBody: Buffer.from(''), headers: {} });
  }

  async function paid() {
    await subscribe();
    answerPlan('approve');
    await confirm();
  }

  it('is approved, activated and granted for a year, with the sheet in its first payment', async () => {
    expect(await subscribe()).toMatchObject({ status: 'needs-action', amount: 54_000 });
    answerPlan('approve');
    expect(charges()).toEqual([]);
    const payPalOrderId = subscriptions()[0]?.id ?? '';
    expect(await checkout.confirmPayPalOrder({ userId, payPalOrderId })).toMatchObject({ status: 'paid' });
    expect(charges()).toMatchObject([{ amount_with_breakdown: { gross_amount: { value: '540.00' } } }]);
    expect(await services()).toMatchObject([
      { kind: 'subscription', paidBy: 'paypal', isRenewed: true, endDate: new Date('2027-11-21T10:00:00Z') },
    ]);
  });

  it('of another price, order or product is refused, and nothing is begun', async () => {
    const other = checkout.subscribeWithPayPal({ orderId, userId, planId: 'P-OTHER' });
    await expect(other).rejects.toMatchObject({ code: 'price-changed' });
    const stranger = await checkout.newUser();
    await expect(checkout.payPalPlanOf({ orderId, userId: stranger })).rejects.toMatchObject({ code: 'not-found' });
    await expect(checkout.withoutEr().payPalPlanOf({ orderId, userId })).rejects.toMatchObject({
      code: 'er-not-offered',
    });
    expect(subscriptions()).toEqual([]);
  });

  it('is charged once a product: a further language pays for itself alone', async () => {
    const draft = await checkout.database.pool.query<{ draft_id: string }>(
      `select draft_id from order_line where order_id = '${orderId}'`,
    );
    await paid();
    const draftId = draft.rows[0]?.draft_id ?? '';
    ({ orderId } = await checkout.newOrder(userId, { language: 'de', draftId }));
    expect(await subscribe()).toMatchObject({ amount: 4_250 });
    expect(subscriptions()).toEqual([]);
    expect(await services()).toHaveLength(1);
  });

  it('is one charge of 20 tries at a time', async () => {
    await subscribe();
    answerPlan('approve');
    await Promise.allSettled(Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? confirm() : subscribe())));
    await confirm();
    expect(charges()).toHaveLength(1);
    expect(await services()).toHaveLength(1);
  });

  it('is finished by a job where the tab was closed, and never where it was cancelled', async () => {
    await subscribe();
    answerPlan('approve');
    await runDueJobs();
    expect(await checkout.find(orderId)).toMatchObject({ status: 'paid', paidBy: 'paypal' });
    ({ orderId } = await checkout.newOrder(userId, { uses: 'paint' }));
    await subscribe();
    await checkout.cancelPayPalOrder({ orderId, userId });
    answerPlan('approve');
    await runDueJobs();
    expect([await checkout.find(orderId), charges()]).toMatchObject([{ status: 'failed' }, []]);
  });

  it('grants nothing where the bank declines', async () => {
    await subscribe();
    answerPlan('decline');
    await expect(confirm()).rejects.toMatchObject({ code: 'payment-declined' });
    expect(await services()).toEqual([]);
  });

  it('runs on with each renewal that PayPal tells of, and for the days of grace where one is not paid', async () => {
    await paid();
    renew('paid');
    for (const _twice of [1, 2]) await tell();
    expect(await services()).toMatchObject([{ endDate: new Date('2028-11-21T10:00:00Z'), isOverdue: false }]);
    renew('declined');
    await tell();
    expect(await services()).toMatchObject([{ endDate: new Date('2028-12-05T10:00:00Z'), isOverdue: true }]);
    await checkout.worker().drain();
    const subscriptionId = subscriptions()[0]?.id ?? '';
    expect(
      checkout.mails.filter(({ messageId }) => messageId.startsWith(`overdue-renewal-${subscriptionId}`)),
    ).toHaveLength(1);
    renew('paid');
    await tell();
    expect(await services()).toMatchObject([{ endDate: new Date('2029-11-21T10:00:00Z'), isOverdue: false }]);
  });

  it('ends at PayPal by Unsubscribe, or there by the buyer, and runs to the end of what is paid', async () => {
    await paid();
    const subscriptionId = subscriptions()[0]?.id ?? '';
    const ending = unsubscribe(checkout.deps);
    await expect(ending({ userId, subscriptionId, paidBy: 'card' })).rejects.toMatchObject({ code: 'not-found' });
    await ending({ userId, subscriptionId, paidBy: 'paypal' });
    expect(subscriptions()).toMatchObject([{ status: 'CANCELLED' }]);
    await tell();
    const ended = { isRenewed: false, isOverdue: false, endDate: new Date('2027-11-21T10:00:00Z') };
    expect(await services()).toMatchObject([ended]);

    ({ orderId } = await checkout.newOrder(userId, { uses: 'paint' }));
    await paid();
    checkout.payPalDouble.subscriptions.cancel(subscriptions()[0]?.id ?? '');
    await tell();
    expect(await services()).toMatchObject([ended, ended]);
  });
});
