import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ChargeNotMade } from '@gosds/usecases/checkout/payment-gateway';
import { type OpenCheckout, openCheckout } from './testing/open-checkout.ts';

const good = 'pm_card_visa';
const asking = 'pm_card_authenticationRequired';

let checkout: OpenCheckout;
let userId: string;
let orderId: string;

beforeAll(async () => {
  checkout = await openCheckout();
});
afterAll(() => checkout.close());
beforeEach(async () => {
  userId = await checkout.newUser();
  ({ orderId } = await checkout.newOrder(userId));
  checkout.time.now = new Date('2026-11-21T10:00:00Z');
  await checkout.database.pool.query('truncate job');
});

const request = (cardToken: string) => ({ orderId, userId, cardToken, goEr: '' as const });
const chargesOfOrder = () => checkout.charges().filter(({ metadata }) => metadata.orderId === orderId);
const status = async () => (await checkout.find(orderId))?.status;

/** Lets every queued job come due, and runs them, as a worker of a new process would. */
async function runDueJobs(gateway?: Parameters<OpenCheckout['worker']>[0]) {
  await checkout.database.makeJobsDue();
  await checkout.worker(gateway).drain();
}

/** Pays with a process that dies when the provider has answered. */
const payAndDie = (goEr: '' | 'subscription' = '') => {
  const { gateway } = checkout.deps;
  const die = () => Promise.reject(new Error('killed'));
  const dying = checkout.withGateway({
    charge: (attempt) => gateway.charge(attempt).then(die),
    subscribe: (attempt) => gateway.subscribe(attempt).then(die),
  });
  return dying.payOrder({ ...request(good), goEr });
};

describe('a process that died between charge and answer', () => {
  it('leaves an order that the job brings to its end by the same key: one charge, one mail', async () => {
    await expect(payAndDie()).rejects.toMatchObject({ code: 'payment-unconfirmed' });
    expect(await status()).toBe('charging');
    await runDueJobs();
    expect(await status()).toBe('paid');
    expect(chargesOfOrder()).toHaveLength(1);
    await runDueJobs();
    expect(checkout.mails.filter(({ messageId }) => messageId === `paid-sheet-${orderId}`)).toHaveLength(1);
  });

  it('leaves a subscription that is granted likewise', async () => {
    await expect(payAndDie('subscription')).rejects.toMatchObject({ code: 'payment-unconfirmed' });
    const before = checkout.double.store.subscriptions.all().length;
    await runDueJobs();
    expect(await status()).toBe('paid');
    expect(checkout.double.store.subscriptions.all().length).toBe(before);
    expect(await checkout.deps.work.stores.erServices.list(userId)).toHaveLength(1);
  });

  it('is found out by the event alone, too', async () => {
    await expect(payAndDie()).rejects.toMatchObject({ code: 'payment-unconfirmed' });
    await checkout.takePaymentEvent(checkout.signed(checkout.eventOf('payment_intent.succeeded')));
    expect(await status()).toBe('paid');
    await runDueJobs();
    expect(chargesOfOrder()).toHaveLength(1);
  });

  it('that comes back a day later asks for the payment instead of charging by a key the provider forgot', async () => {
    await expect(payAndDie()).rejects.toMatchObject({ code: 'payment-unconfirmed' });
    checkout.time.now = new Date('2026-11-22T11:00:00Z');
    const never = { ...checkout.deps.gateway, charge: () => Promise.reject(new Error('charged by an old key')) };
    await runDueJobs({ gateway: never });
    expect(await status()).toBe('paid');
    expect(chargesOfOrder()).toHaveLength(1);
  });
});

describe('a database that is away when the provider has charged', () => {
  it('costs the buyer an answer; the order is paid as soon as it is back, without a further question', async () => {
    const outage = checkout.withDatabaseAway();
    await expect(outage.payOrder(request(good))).rejects.toMatchObject({ code: 'unavailable' });
    expect((await checkout.find(orderId))?.status).toBe('charging');
    outage.comesBack();
    await expect.poll(async () => (await checkout.find(orderId))?.status, { timeout: 5_000 }).toBe('paid');
    expect(checkout.charges().filter(({ metadata }) => metadata.orderId === orderId)).toHaveLength(1);
    expect(await checkout.payOrder(request(good))).toMatchObject({ status: 'paid' });
  });
});

describe('an outage of the provider', () => {
  const down = () => Promise.reject(new Error('connection refused'));

  it('leaves the order charging, refuses a second payment, and charges once it is over', async () => {
    const outage = checkout.withGateway({ charge: down });
    await expect(outage.payOrder(request(good))).rejects.toMatchObject({ code: 'payment-unconfirmed' });
    await expect(checkout.payOrder(request('pm_card_mastercard'))).rejects.toMatchObject({ code: 'order-not-open' });
    expect(await checkout.confirmOrderPayment({ orderId, userId })).toMatchObject({ status: 'pending' });
    const failing = { gateway: { ...checkout.deps.gateway, charge: down } };
    for (let round = 0; round < 5; round += 1) await runDueJobs(failing);
    expect(await status()).toBe('charging');
    await runDueJobs();
    expect(await status()).toBe('paid');
    expect(chargesOfOrder()).toHaveLength(1);
  });

  it('of more than a day without a charge ends in failure, and the order can be paid again', async () => {
    const outage = checkout.withGateway({ charge: down });
    await expect(outage.payOrder(request(good))).rejects.toMatchObject({ code: 'payment-unconfirmed' });
    checkout.time.now = new Date('2026-11-23T10:00:00Z');
    await runDueJobs();
    expect(await checkout.find(orderId)).toMatchObject({ status: 'failed', decline: { reason: 'not-charged' } });
    expect(await checkout.payOrder(request(good))).toMatchObject({ status: 'paid' });
  });

  it('where nothing was charged for certain frees the order at once', async () => {
    const refused = checkout.withGateway({ charge: () => Promise.reject(new ChargeNotMade('wrong key')) });
    await expect(refused.payOrder(request(good))).rejects.toMatchObject({ code: 'payment-unavailable' });
    expect(await checkout.payOrder(request(good))).toMatchObject({ status: 'paid' });
  });
});

describe('a card holder who never comes back from 3-D Secure', () => {
  it('is waited for some rounds, then the payment is made unpayable and the order is free', async () => {
    await checkout.payOrder(request(asking));
    await runDueJobs();
    await runDueJobs();
    await runDueJobs();
    expect(await status()).toBe('action');
    await runDueJobs();
    expect(await status()).toBe('failed');
    const intents = checkout.double.store.paymentIntents.all().filter(({ metadata }) => metadata.orderId === orderId);
    expect(intents).toMatchObject([{ status: 'canceled' }]);
  });
});

describe('events of the provider', () => {
  it.each([
    ['no signature', { signature: undefined }],
    ['a foreign signature', { signature: `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` }],
    ['a changed body', { rawBody: Buffer.from('{}') }],
  ])('with %s are refused', async (_, forged) => {
    await checkout.payOrder(request(asking));
    const event = checkout.signed(checkout.eventOf('payment_intent.requires_action'));
    await expect(checkout.takePaymentEvent({ ...event, ...forged })).rejects.toMatchObject({ code: 'webhook-refused' });
  });

  it('count once, however often they come', async () => {
    await checkout.payOrder(request(good));
    const event = checkout.signed(checkout.eventOf('payment_intent.succeeded'));
    await Promise.all(Array.from({ length: 10 }, () => checkout.takePaymentEvent(event)));
    const { rows } = await checkout.database.pool.query('select 1 from payment_event where id = $1', [
      checkout.eventOf('payment_intent.succeeded').id,
    ]);
    expect(rows).toHaveLength(1);
    expect(await status()).toBe('paid');
  });

  it('that lie are not believed: what counts is what the provider answers when asked', async () => {
    await checkout.payOrder(request(asking));
    const waiting = checkout.eventOf('payment_intent.requires_action');
    await checkout.takePaymentEvent(
      checkout.signed({ ...waiting, id: `evt_${randomUUID()}`, type: 'payment_intent.succeeded' }),
    );
    expect(await status()).toBe('action');
  });

  it('that come late, of an attempt before the last, do not undo the payment', async () => {
    await expect(checkout.payOrder(request('pm_card_visa_chargeDeclined'))).rejects.toMatchObject({
      code: 'payment-declined',
    });
    const late = checkout.eventOf('payment_intent.payment_failed');
    await checkout.payOrder(request(good));
    await checkout.takePaymentEvent(checkout.signed(late));
    expect(await status()).toBe('paid');
  });

  it('of a smaller amount grant nothing and are not taken, so that they come again', async () => {
    const paid = await checkout.stripe.paymentIntents.create({
      amount: 100,
      currency: 'usd',
      confirm: true,
      payment_method: good,
      metadata: { orderId, attempt: 1 },
    });
    const event = checkout.eventOf('payment_intent.succeeded');
    expect(event.data).toMatchObject({ object: { id: paid.id } });
    await expect(checkout.takePaymentEvent(checkout.signed(event))).rejects.toThrow('took 100 usd');
    expect(await status()).toBe('new');
    const { rows } = await checkout.database.pool.query('select 1 from payment_event where id = $1', [event.id]);
    expect(rows).toHaveLength(0);
  });

  it('of orders that are not ours, and of other kinds, are taken without effect', async () => {
    for (const metadata of [
      { orderId: randomUUID(), attempt: 1 },
      { orderId: "x'; drop table", attempt: 1 },
    ]) {
      await checkout.stripe.paymentIntents.create({
        amount: 100,
        currency: 'usd',
        confirm: true,
        payment_method: good,
        metadata,
      });
      await checkout.takePaymentEvent(checkout.signed(checkout.eventOf('payment_intent.succeeded')));
    }
    await checkout.takePaymentEvent(checkout.signed({ ...checkout.eventOf('charge.succeeded'), id: 'evt_other' }));
  });
});
