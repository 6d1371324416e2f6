import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChargeNotMade } from '@gosds/usecases/checkout/payment-gateway';
import type { PayPalSubscriptionAttempt } from '@gosds/usecases/checkout/paypal-gateway';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payPalClient } from './paypal-client.ts';
import { type PayPalDouble, startPayPalDouble } from './paypal-double.ts';
import { payPalGateway } from './paypal-gateway.ts';
import { describesSubscriptions } from '../testing/subscription-contract.ts';

const keys = { clientId: 'client', clientSecret: 'secret' };
const options = { baseUrl: 'https://gosds.example', webhookId: 'webhook' };
const at = (api: string, account = keys) => payPalGateway(payPalClient({ api, ...account }), options);
const attempt = () => ({
  orderId: randomUUID(),
  attempt: 1,
  amountMinor: 179_125,
  description: 'GoSDS order 1',
  returnPath: '/?step=checkout&sheet=1',
});

describe('PayPal by the double', () => {
  let double: PayPalDouble;
  let gateway: ReturnType<typeof payPalGateway>;
  beforeAll(async () => {
    double = await startPayPalDouble(keys);
    gateway = at(double.api);
  });
  afterAll(() => double.close());

  async function created(of = attempt()) {
    const state = await gateway.create(of);
    if (state.status !== 'needs-action') throw new Error(state.status);
    return state;
  }

  it('asks the buyer, knows the order, and takes the whole amount once it is approved', async () => {
    const asked = attempt();
    const { reference, clientSecret } = await created(asked);
    expect(clientSecret).toBe(`https://gosds.example/sandbox/paypal/checkoutnow?token=${reference}`);
    expect(await gateway.find(reference)).toMatchObject({ status: 'needs-action', orderId: asked.orderId, attempt: 1 });
    expect(double.orders.decide(reference, 'approve')).toBe(
      `https://gosds.example/?step=checkout&sheet=1&paypal=approved&token=${reference}`,
    );
    expect(await gateway.find(reference)).toMatchObject({ status: 'approved' });
    const paid = { status: 'paid', reference, amountMinor: 179_125, currency: 'usd', orderId: asked.orderId };
    expect(await gateway.capture(reference)).toMatchObject(paid);
    expect(await gateway.capture(reference)).toMatchObject(paid);
  });

  it('makes one payment of one attempt, however often it is repeated', async () => {
    const same = attempt();
    expect((await created(same)).reference).toBe((await created(same)).reference);
    expect((await created({ ...same, attempt: 2 })).reference).not.toBe((await created(same)).reference);
  });

  it('names the reason of a decline', async () => {
    const { reference } = await created();
    double.orders.decide(reference, 'decline');
    expect(await gateway.capture(reference)).toMatchObject({ status: 'declined', reason: 'INSTRUMENT_DECLINED' });
  });

  it('takes nothing that is not approved', async () => {
    const { reference } = await created();
    await expect(gateway.capture(reference)).rejects.toMatchObject({ issue: 'ORDER_NOT_APPROVED' });
    expect(double.orders.decide(reference, 'cancel')).toContain('paypal=cancelled');
    expect(await gateway.find(reference)).toMatchObject({ status: 'needs-action' });
  });

  it('calls a payment that PayPal no longer knows declined', async () => {
    expect(await gateway.find('UNKNOWN')).toMatchObject({ status: 'declined', reason: 'expired' });
  });

  it('is certain that nothing was charged where its secret is wrong', async () => {
    await expect(at(double.api, { ...keys, clientSecret: 'x' }).create(attempt())).rejects.toThrow(ChargeNotMade);
  });

  it('leaves the outcome open where PayPal is down', async () => {
    const failing = at('http://127.0.0.1:9').create(attempt());
    await expect(failing).rejects.toThrow();
    await expect(failing).rejects.not.toThrow(ChargeNotMade);
  });

  it('takes the events of the double as genuine, word for word, and no others', async () => {
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
    const address = receiver.address();
    double.deliverTo(`http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}/`);
    const { reference } = await created();
    double.orders.decide(reference, 'approve');
    await expect.poll(() => taken.length).toBe(1);
    receiver.close();
    const [event] = taken;
    if (!event) throw new Error('no event');
    expect(await gateway.readEvent(event)).toMatchObject({ reference });
    const changed = Buffer.from(event.rawBody.toString().replace(reference, 'OTHER'));
    expect(await gateway.readEvent({ ...event, rawBody: changed })).toBe('forged');
    expect(await gateway.readEvent({ ...event, rawBody: Buffer.from('{') })).toBe('forged');
  });
});

const subscription = (changes: Partial<PayPalSubscriptionAttempt> = {}): PayPalSubscriptionAttempt => ({
  ...attempt(),
  ...{ amountMinor: 54_000, yearlyMinor: 45_500 },
  renewsAt: inOneYear(),
  ...changes,
});
const inOneYear = () => new Date(Date.now() + 365 * 86_400_000);

const toClose: PayPalDouble[] = [];
afterAll(() => Promise.all(toClose.map((double) => double.close())));

async function openSubscriptions() {
  const double = await startPayPalDouble(keys);
  toClose.push(double);
  const gateway = at(double.api);
  const begin = async (of = subscription()) => {
    const state = await gateway.subscribe(of);
    if (state.status !== 'needs-action') throw new Error(state.status);
    return state;
  };
  const open = async (of = subscription()) => {
    const { reference } = await begin(of);
    double.subscriptions.decide(reference, 'approve');
    return gateway.capture(reference);
  };
  return { double, gateway, begin, open };
}

describesSubscriptions('the double of PayPal', async () => {
  const { gateway, open, double } = await openSubscriptions();
  return {
    gateway,
    renew: (id) => {
      double.subscriptions.renew(id, 'paid');
    },
    async subscribe() {
      const { orderId: _order, attempt: _attempt, ...result } = await open();
      if (result.status === 'approved') throw new Error('not activated');
      return result;
    },
  };
});

describe('a plan of PayPal', () => {
  let at1: Awaited<ReturnType<typeof openSubscriptions>>;
  beforeAll(async () => {
    at1 = await openSubscriptions();
  });

  it('is one for each sum, found again by whoever asks', async () => {
    const { gateway, double } = at1;
    const plan = await gateway.yearlyPlan(45_500);
    expect(await at(double.api).yearlyPlan(45_500)).toBe(plan);
    expect(await gateway.yearlyPlan(50_000)).not.toBe(plan);
  });

  it('charges nothing before it is activated, and one attempt once', async () => {
    const { gateway, begin, double } = at1;
    const same = subscription();
    const { reference, clientSecret } = await begin(same);
    expect((await begin(same)).reference).toBe(reference);
    expect(clientSecret).toBe(`https://gosds.example/sandbox/paypal/checkoutnow?token=${reference}`);
    expect(double.subscriptions.decide(reference, 'approve')).toContain(`paypal=approved&subscription_id=${reference}`);
    expect(await gateway.find(reference)).toMatchObject({ status: 'approved', orderId: same.orderId, attempt: 1 });
    const first = await gateway.capture(reference);
    expect(first).toMatchObject({ status: 'paid', amountMinor: 54_000 });
    expect(await gateway.capture(reference)).toEqual(first);
    expect(double.subscriptions.transactions(reference).transactions).toHaveLength(1);
  });

  it('is not activated where the buyer cancelled, and says that the bank declined', async () => {
    const { gateway, begin, double } = at1;
    const { reference } = await begin();
    expect(double.subscriptions.decide(reference, 'cancel')).toContain('paypal=cancelled');
    expect(await gateway.capture(reference)).toMatchObject({ status: 'needs-action' });
    double.subscriptions.decide(reference, 'decline');
    expect(await gateway.capture(reference)).toMatchObject({ status: 'declined', reason: 'INSTRUMENT_DECLINED' });
    expect(await gateway.refetchSubscription(reference)).toMatchObject({ isActive: false, isRenewed: false });
  });

  it('runs a year longer with each renewal that is paid, and not with one that is not', async () => {
    const { gateway, open, double } = at1;
    const renewsAt = inOneYear();
    const { reference = '' } = await open(subscription({ renewsAt }));
    double.subscriptions.renew(reference, 'declined');
    expect(await gateway.refetchSubscription(reference)).toMatchObject({ isOverdue: true, paidUntil: renewsAt });
    for (const _more of [2, 3]) double.subscriptions.renew(reference, 'declined');
    expect(await gateway.refetchSubscription(reference)).toMatchObject({ isActive: true, isOverdue: true });
    double.subscriptions.renew(reference, 'paid');
    const { paidUntil, isOverdue } = await gateway.refetchSubscription(reference);
    expect([paidUntil.getUTCFullYear() - renewsAt.getUTCFullYear(), isOverdue]).toEqual([1, false]);
  });
});

describe('the double', () => {
  it('keeps its orders over a restart', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'gosds-paypal-')), 'orders.json');
    const first = await startPayPalDouble({ ...keys, file });
    const { orderId, ...rest } = attempt();
    const state = await at(first.api).create({ orderId, ...rest });
    await first.close();
    const second = await startPayPalDouble({ ...keys, file });
    const reference = state.status === 'needs-action' ? state.reference : '';
    expect(await at(second.api).find(reference)).toMatchObject({ orderId });
    await second.close();
  });
});
