import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, describe, expect, it } from 'vitest';
import type { ChargeLedger } from '@gosds/usecases/checkout/charge-ledger';
import type { PaymentGateway } from '@gosds/usecases/checkout/payment-gateway';
import type { RefundGateway } from '@gosds/usecases/checkout/refund-gateway';
import { payPalClient } from './paypal/paypal-client.ts';
import { startPayPalDouble } from './paypal/paypal-double.ts';
import { payPalGateway } from './paypal/paypal-gateway.ts';
import { stripeGateway } from './stripe-gateway.ts';
import { cards } from './testing/gateway-contract.ts';
import { startLossyProxy } from './testing/lossy-proxy.ts';
import { openDouble, stripeAt, webhookSecret } from './testing/open-double.ts';
import { describesALedger, type OpenedLedger } from './testing/ledger-contract.ts';
import { describesRefunds } from './testing/refund-contract.ts';

const toClose: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of toClose) await close();
});

const charge = (amountMinor: number, cardToken: string) => ({
  orderId: randomUUID(),
  attempt: 1,
  amountMinor,
  currency: 'usd' as const,
  cardToken,
  description: 'GoSDS order 1',
});

type Paying = Pick<OpenedLedger, 'pay' | 'begin'> & { readonly gateway: RefundGateway & ChargeLedger };

const byCard = (gateway: PaymentGateway): Paying => ({
  gateway,
  async pay(amountMinor) {
    const paid = await gateway.charge(charge(amountMinor, cards.good));
    if (paid.status !== 'paid') throw new Error(paid.status);
    return paid.reference;
  },
  async begin() {
    const waiting = await gateway.charge(charge(8_500, cards.asking));
    if (waiting.status !== 'needs-action') throw new Error(waiting.status);
    return waiting.reference;
  },
});

const withYear = (amountMinor: number, cardToken: string) => ({
  ...charge(amountMinor, cardToken),
  yearlyMinor: 1_000,
  customer: { userId: randomUUID(), email: 'buyer@example.com' },
});

const bySubscription = (gateway: PaymentGateway): Paying => ({
  gateway,
  async pay(amountMinor) {
    const paid = await gateway.subscribe(withYear(amountMinor, cards.good));
    if (paid.status !== 'paid') throw new Error(paid.status);
    return paid.reference;
  },
  async begin() {
    const waiting = await gateway.subscribe(withYear(8_500, cards.asking));
    if (waiting.status !== 'needs-action') throw new Error(waiting.status);
    return waiting.reference;
  },
});

async function cardDouble() {
  const { double } = await openDouble();
  const proxy = await startLossyProxy(double.port);
  toClose.push(proxy.close, () => double.close());
  return { double, loseNext: proxy.loseNext, gateway: stripeGateway(stripeAt(proxy.port), webhookSecret) };
}

const keys = { clientId: 'client', clientSecret: 'secret' };

async function payPalDouble() {
  const double = await startPayPalDouble(keys);
  const proxy = await startLossyProxy(Number(new URL(double.api).port));
  toClose.push(proxy.close, () => double.close());
  const client = payPalClient({ api: `http://127.0.0.1:${proxy.port}`, ...keys });
  const gateway = payPalGateway(client, { baseUrl: 'https://gosds.example', webhookId: 'webhook' });
  const begin = async (amountMinor = 8_500) => {
    const asked = { orderId: randomUUID(), attempt: 1, amountMinor, description: 'GoSDS order 1', returnPath: '/' };
    const state = await gateway.create(asked);
    if (state.status !== 'needs-action') throw new Error(state.status);
    return state.reference;
  };
  const pay = async (amountMinor: number) => {
    const reference = await begin(amountMinor);
    double.orders.decide(reference, 'approve');
    await gateway.capture(reference);
    return reference;
  };
  return { double, gateway, loseNext: proxy.loseNext, begin: () => begin(), pay };
}

/** As `payPalDouble`, with a yearly plan. Returns its first payment or, if `isRenewed`, one of the next year. */
async function payPalPlan(isRenewed: boolean) {
  const opened = await payPalDouble();
  const { double, gateway } = opened;
  const begin = async (amountMinor = 8_500) => {
    const renewsAt = new Date(Date.now() + 365 * 86_400_000);
    const asked = { orderId: randomUUID(), attempt: 1, amountMinor, yearlyMinor: amountMinor, renewsAt };
    const state = await gateway.subscribe({ ...asked, description: 'GoSDS order 1', returnPath: '/' });
    if (state.status !== 'needs-action') throw new Error(state.status);
    return state.reference;
  };
  const pay = async (amountMinor: number) => {
    const id = await begin(amountMinor);
    double.subscriptions.decide(id, 'approve');
    await gateway.capture(id);
    if (isRenewed) double.subscriptions.renew(id, 'paid');
    return (await gateway.chargesOf(id)).at(-1)?.reference ?? '';
  };
  return { ...opened, begin: () => begin(), pay };
}

describesRefunds('the card double', async () => {
  const { gateway, loseNext } = await cardDouble();
  return { ...byCard(gateway), loseNext };
});

describesRefunds('the card double of a subscription', async () => {
  const { gateway, loseNext } = await cardDouble();
  return { ...bySubscription(gateway), loseNext };
});

describesRefunds('the PayPal double', payPalDouble);

describesRefunds('the PayPal double of a plan', () => payPalPlan(false));

describesRefunds('the PayPal double of the next year of a plan', () => payPalPlan(true));

const withLedger = ({ gateway, pay, begin }: Paying): OpenedLedger => ({
  ...{ ledger: gateway, pay, begin },
  async giveBack(reference, amountMinor) {
    await gateway.refund({ reference, amountMinor, key: randomUUID(), known: [] });
  },
});

describesALedger('the card double', async () => withLedger(byCard((await cardDouble()).gateway)));
describesALedger('the card double of subscriptions', async () =>
  withLedger(bySubscription((await cardDouble()).gateway)),
);
describesALedger('the PayPal double', async () => withLedger(await payPalDouble()));
describesALedger('the PayPal double of plans', async () => withLedger(await payPalPlan(false)));

const testKey = process.env['STRIPE_TEST_KEY'];
if (testKey) {
  const open = async () => ({ ...byCard(stripeGateway(new Stripe(testKey), webhookSecret)), loseNext: undefined });
  describesRefunds("Stripe's test mode", open);
}

/** Collects a provider's posted events with their headers. */
async function receive(deliverTo: (url: string) => void) {
  const taken: { rawBody: Buffer; headers: Record<string, string | string[] | undefined> }[] = [];
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      taken.push({ rawBody: Buffer.concat(chunks), headers: request.headers });
      response.end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  toClose.push(() => receiver.close());
  deliverTo(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`);
  return taken;
}

describe('the event of a refund', () => {
  it('names the payment of a card, be it single or the first of a subscription', async () => {
    const { double, gateway } = await cardDouble();
    const taken = await receive(double.deliverTo);
    for (const { pay } of [byCard(gateway), bySubscription(gateway)]) {
      const reference = await pay(8_500);
      await gateway.refund({ reference, amountMinor: 500, key: randomUUID(), known: [] });
      const find = () => taken.find(({ rawBody }) => rawBody.includes('"charge.refunded"'));
      await expect.poll(find).toBeDefined();
      const event = find();
      taken.length = 0;
      const signature = event?.headers['stripe-signature'];
      if (!event || typeof signature !== 'string') throw new Error('no event');
      expect(await gateway.readEvent({ rawBody: event.rawBody, signature })).toMatchObject({
        kind: 'refund',
        reference,
      });
    }
  });

  it('names the payment at PayPal', async () => {
    const { double, gateway, pay } = await payPalDouble();
    const reference = await pay(8_500);
    const taken = await receive(double.deliverTo);
    await gateway.refund({ reference, amountMinor: 500, key: randomUUID(), known: [] });
    await expect.poll(() => taken.length).toBe(1);
    const [event] = taken;
    if (!event) throw new Error('no event');
    expect(await gateway.readEvent(event)).toMatchObject({ isRefund: true, reference });
    expect(await gateway.find(reference)).toMatchObject({ status: 'paid', amountMinor: 8_500 });
  });

  it.each([false, true])('names the charge of a plan, and the refund (next year: %s)', async (isRenewed) => {
    const { double, gateway, pay } = await payPalPlan(isRenewed);
    const reference = await pay(8_500);
    const taken = await receive(double.deliverTo);
    const made = await gateway.refund({ reference, amountMinor: 500, key: randomUUID(), known: [] });
    await expect.poll(() => taken.length).toBe(1);
    const [event] = taken;
    if (!event || made.status !== 'made') throw new Error('no event');
    const told = { isRefund: true, isSubscription: false, reference, refundId: made.refund.id };
    expect(await gateway.readEvent(event)).toMatchObject(told);
  });
});
