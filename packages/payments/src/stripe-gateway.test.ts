import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChargeNotMade, type PaymentGateway } from '@gosds/usecases/checkout/payment-gateway';
import { signatureHeader } from './sandbox/webhook-delivery.ts';
import type { StripeDouble } from './sandbox/stripe-double.ts';
import { stripeGateway } from './stripe-gateway.ts';
import { cards, describesAGateway } from './testing/gateway-contract.ts';
import { describesSubscriptions, type OpenedSubscriptions } from './testing/subscription-contract.ts';
import { answer3ds, openDouble, stripeAt, webhookSecret } from './testing/open-double.ts';

const opened: StripeDouble[] = [];
afterAll(() => Promise.all(opened.map((double) => double.close())));

async function openGateway() {
  const { double, stripe } = await openDouble();
  opened.push(double);
  return { double, stripe, gateway: stripeGateway(stripe, webhookSecret) };
}

const order = (cardToken: string) => ({
  orderId: randomUUID(),
  attempt: 1,
  amountMinor: 8_500,
  currency: 'usd' as const,
  cardToken,
  description: 'GoSDS order 1',
});

describesAGateway('the double', async () => (await openGateway()).gateway);

const subscriptionsOf = (gateway: PaymentGateway, renew: OpenedSubscriptions['renew']): OpenedSubscriptions => ({
  ...{ gateway, renew },
  async subscribe() {
    const result = await gateway.subscribe({
      ...order(cards.good),
      ...{ amountMinor: 54_000, yearlyMinor: 45_500 },
      customer: { userId: randomUUID(), email: 'buyer@example.com' },
    });
    if (result.status !== 'pending') return result;
    // The provider may mark the invoice paid a moment after the payment.
    const { reference } = result;
    await expect.poll(async () => (await gateway.refetch(reference)).status, { timeout: 10_000 }).toBe('paid');
    return gateway.refetch(reference);
  },
});

describesSubscriptions('the double of the card provider', async () => {
  const { gateway, double } = await openGateway();
  return subscriptionsOf(gateway, (id) => void double.renew(id));
});

const testKey = process.env['STRIPE_TEST_KEY'];
if (testKey) {
  const open = async () => stripeGateway(new Stripe(testKey), webhookSecret);
  describesAGateway("Stripe's test mode", open);
  describesSubscriptions("Stripe's test mode", async () => subscriptionsOf(await open(), undefined));
} else console.log("skipped: card payment by Stripe's test mode (STRIPE_TEST_KEY is not set)");

describe('3-D Secure', () => {
  let open: Awaited<ReturnType<typeof openGateway>>;
  beforeAll(async () => {
    open = await openGateway();
  });

  async function answered(cardToken: string, outcome: 'complete' | 'fail') {
    const waiting = await open.gateway.charge(order(cardToken));
    if (waiting.status !== 'needs-action') throw new Error(waiting.status);
    await answer3ds(open.double.port, waiting.clientSecret, outcome);
    return open.gateway.refetch(waiting.reference);
  }

  it.each([
    { card: cards.asking, outcome: 'complete', result: { status: 'paid', amountMinor: 8_500 } },
    {
      card: cards.asking,
      outcome: 'fail',
      result: { status: 'declined', reason: 'payment_intent_authentication_failure' },
    },
    {
      card: 'pm_card_threeDSecureRequiredChargeDeclined',
      outcome: 'complete',
      result: { status: 'declined', reason: 'generic_decline' },
    },
  ] as const)('of $card answered by $outcome', async ({ card, outcome, result }) => {
    expect(await answered(card, outcome)).toMatchObject(result);
  });

  it('pays the first invoice of a subscription', async () => {
    const customer = { userId: randomUUID(), email: 'a@example.com' };
    const attempt = { ...order(cards.asking), amountMinor: 54_000, yearlyMinor: 45_500, customer };
    const waiting = await open.gateway.subscribe(attempt);
    if (waiting.status !== 'needs-action') throw new Error(waiting.status);
    await answer3ds(open.double.port, waiting.clientSecret, 'complete');
    expect(await open.gateway.refetch(waiting.reference)).toMatchObject({
      status: 'paid',
      amountMinor: 54_000,
      orderId: attempt.orderId,
      attempt: 1,
    });
  });
});

describe('a subscription whose renewal was not paid', () => {
  it('is paid until that renewal, and says where to pay', async () => {
    const { gateway, double } = await openGateway();
    const customer = { userId: randomUUID(), email: 'a@example.com' };
    const paid = await gateway.subscribe({ ...order(cards.good), yearlyMinor: 8_500, customer });
    if (paid.status !== 'paid' || !paid.subscription) throw new Error(paid.status);
    const { subscriptionId } = paid.subscription;
    const { items, ...subscription } = double.store.subscriptions.get(subscriptionId);
    const [start, end] = [Date.UTC(2027, 10, 28) / 1000, Date.UTC(2028, 10, 28) / 1000];
    const data = items.data.map((item) => ({ ...item, current_period_start: start, current_period_end: end }));
    double.store.subscriptions.put({ ...subscription, status: 'past_due', items: { ...items, data } });
    expect(await gateway.refetchSubscription(subscriptionId)).toEqual({
      ...{ subscriptionId, isActive: true, isRenewed: true, isOverdue: true, isCharging: false },
      paidUntil: new Date('2027-11-28T00:00:00Z'),
      payLink: expect.stringContaining(subscription.latest_invoice) as string,
    });
  });
});

describe('an abandoned subscription', () => {
  it('cannot be paid by the secret that the browser still has', async () => {
    const { gateway, double } = await openGateway();
    const customer = { userId: randomUUID(), email: 'a@example.com' };
    const waiting = await gateway.subscribe({ ...order(cards.asking), yearlyMinor: 8_500, customer });
    if (waiting.status !== 'needs-action') throw new Error(waiting.status);
    await gateway.abandon(waiting.reference);
    expect((await answer3ds(double.port, waiting.clientSecret, 'complete')).status).toBe(400);
    expect(double.store.subscriptions.all()).toMatchObject([{ status: 'incomplete_expired' }]);
  });

  it('that was paid in the same moment is paid', async () => {
    const { gateway, double } = await openGateway();
    const customer = { userId: randomUUID(), email: 'a@example.com' };
    const waiting = await gateway.subscribe({ ...order(cards.asking), yearlyMinor: 8_500, customer });
    if (waiting.status !== 'needs-action') throw new Error(waiting.status);
    await answer3ds(double.port, waiting.clientSecret, 'complete');
    expect(await gateway.abandon(waiting.reference)).toMatchObject({ status: 'paid', amountMinor: 8_500 });
  });
});

describe('a payment whose answer was lost', () => {
  it('is found by its order and attempt, be it single or a subscription', async () => {
    const { gateway } = await openGateway();
    const single = order(cards.good);
    const customer = { userId: randomUUID(), email: 'a@example.com' };
    const yearly = { ...order(cards.good), amountMinor: 54_000, yearlyMinor: 45_500, customer };
    await gateway.charge(single);
    await gateway.subscribe(yearly);
    expect(await gateway.find(single)).toMatchObject({ status: 'paid', amountMinor: 8_500 });
    expect(await gateway.find(yearly)).toMatchObject({ status: 'paid', amountMinor: 54_000 });
    expect(await gateway.find({ orderId: single.orderId, attempt: 2 })).toBeUndefined();
  });
});

describe('a provider that does not answer as it should', () => {
  it('is not a decline when it is down: the outcome stays unknown', async () => {
    const gateway = stripeGateway(stripeAt(9), webhookSecret);
    const failing = gateway.charge(order(cards.good));
    await expect(failing).rejects.toThrow(Stripe.errors.StripeConnectionError);
  });

  it('charged nothing for certain when it refuses the key', async () => {
    const { double } = await openGateway();
    const gateway = stripeGateway(stripeAt(double.port, 'sk_test_wrong'), webhookSecret);
    await expect(gateway.charge(order(cards.good))).rejects.toThrow(ChargeNotMade);
  });

  it('is not believed when a wrong host answers a 404 without an error', async () => {
    const server = createServer((_, response) => {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"object":"page"}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await expect(stripeGateway(stripeAt(port), webhookSecret).charge(order(cards.good))).rejects.toThrow();
    server.close();
  });
});

describe('events', () => {
  const signed = (event: object, timestamp?: number) => {
    const payload = JSON.stringify(event);
    return { rawBody: Buffer.from(payload), signature: signatureHeader(webhookSecret, payload, timestamp) };
  };
  const succeeded = {
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_1', object: 'payment_intent', metadata: { orderId: 'o' } } },
  };

  it('name the payment to ask after', async () => {
    const { gateway } = await openGateway();
    expect(await gateway.readEvent(signed(succeeded))).toEqual({ kind: 'payment', id: 'evt_1', reference: 'pi_1' });
  });

  it('of payments that are not ours are left alone', async () => {
    const { gateway } = await openGateway();
    const foreign = { ...succeeded, data: { object: { ...succeeded.data.object, metadata: {} } } };
    expect(await gateway.readEvent(signed(foreign))).toEqual({ kind: 'other', id: 'evt_1' });
  });

  it('with a changed body or a stamp older than five minutes are forged', async () => {
    const { gateway } = await openGateway();
    const { signature } = signed(succeeded);
    const rawBody = Buffer.from(JSON.stringify({ ...succeeded, id: 'evt_2' }));
    expect(await gateway.readEvent({ rawBody, signature })).toBe('forged');
    expect(await gateway.readEvent(signed(succeeded, Math.floor(Date.now() / 1000) - 400))).toBe('forged');
  });
});
