import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChargeNotMade } from '@gosds/usecases/checkout/payment-gateway';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payPalClient } from './paypal-client.ts';
import { type PayPalDouble, startPayPalDouble } from './paypal-double.ts';
import { payPalGateway } from './paypal-gateway.ts';

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
