import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { browserCall, openDouble, publishableKey, secretKey, stripeAt, webhookSecret } from '../testing/open-double.ts';
import { parseForm } from './form-body.ts';
import { openJournal } from './journal.ts';
import { startStripeDouble, type StripeDouble } from './stripe-double.ts';
import { testCards } from './test-cards.ts';

const payment = {
  amount: 8_500,
  currency: 'usd',
  confirm: true,
  payment_method: 'pm_card_visa',
} as const satisfies Stripe.PaymentIntentCreateParams;

describe('the double of the card provider', () => {
  let double: StripeDouble;
  let stripe: Stripe;
  beforeAll(async () => {
    ({ double, stripe } = await openDouble());
  });
  afterAll(() => double.close());

  it('replays the first answer of a key, and refuses the key for other parameters', async () => {
    const first = await stripe.paymentIntents.create(payment, { idempotencyKey: 'a' });
    const again = await stripe.paymentIntents.create(payment, { idempotencyKey: 'a' });
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    const other = stripe.paymentIntents.create({ ...payment, amount: 9_000 }, { idempotencyKey: 'a' });
    await expect(other).rejects.toThrow(Stripe.errors.StripeIdempotencyError);
  });

  it('replays a decline too', async () => {
    const declined = { ...payment, payment_method: 'pm_card_visa_chargeDeclined' };
    const pay = () => stripe.paymentIntents.create(declined, { idempotencyKey: 'b' }).catch((error: unknown) => error);
    const [first, again] = [await pay(), await pay()] as Stripe.errors.StripeCardError[];
    expect(first).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(again?.payment_intent?.id).toBe(first?.payment_intent?.id);
  });

  it('takes the money once of 30 equal calls at a time', async () => {
    const before = double.store.charges.all().length;
    const calls = Array.from({ length: 30 }, () => stripe.paymentIntents.create(payment, { idempotencyKey: 'c' }));
    await Promise.allSettled(calls);
    expect(double.store.charges.all().length).toBe(before + 1);
  });

  it.each(testCards.filter(({ outcome }) => outcome.kind === 'declined'))('declines card $number', async (card) => {
    const { body } = await browserCall(double.port, 'payment_methods', {
      type: 'card',
      'card[number]': card.number,
      'card[exp_month]': '12',
      'card[exp_year]': '34',
      'card[cvc]': '123',
    });
    const paying = stripe.paymentIntents.create({ ...payment, payment_method: String(body.id) });
    await expect(paying).rejects.toThrow(Stripe.errors.StripeCardError);
  });

  it.each([
    { fields: { 'card[number]': '4111111111111111' }, code: 'incorrect_number' },
    { fields: { 'card[exp_year]': '20' }, code: 'invalid_expiry_year' },
  ])('makes no card of $fields', async ({ fields, code }) => {
    const good = { 'card[number]': '4242424242424242', 'card[exp_month]': '12', 'card[exp_year]': '34' };
    const sent = { type: 'card', ...good, 'card[cvc]': '123', ...fields };
    const { status, body } = await browserCall(double.port, 'payment_methods', sent);
    expect({ status, body }).toMatchObject({ status: 402, body: { error: { type: 'card_error', code } } });
  });

  it.each([
    [{ amount: 49 }, 'amount_too_small'],
    [{ amount: -5 }, 'amount_too_small'],
    [{ currency: 'dollars' }, 'parameter_invalid'],
    [{ payment_method_types: ['card'] }, 'parameter_unknown'],
    [{ payment_method: 'pm_none' }, 'resource_missing'],
  ])('refuses a payment with %o', async (changes, code) => {
    const paying = stripe.paymentIntents.create({ ...payment, ...changes });
    await expect(paying).rejects.toMatchObject({ type: 'StripeInvalidRequestError', code });
  });

  it('does not confirm or cancel what is paid', async () => {
    const { id } = await stripe.paymentIntents.create(payment);
    const unexpected = { code: 'payment_intent_unexpected_state' };
    await expect(stripe.paymentIntents.confirm(id)).rejects.toMatchObject(unexpected);
    await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject(unexpected);
  });

  it('gives back no more than was taken', async () => {
    const { id } = await stripe.paymentIntents.create(payment);
    await stripe.refunds.create({ payment_intent: id, amount: 8_000 });
    const rest = stripe.refunds.create({ payment_intent: id, amount: 501 });
    await expect(rest).rejects.toMatchObject({ code: 'amount_too_large' });
    expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({ amount: 500, status: 'succeeded' });
    await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  it('shows what it is asked to expand, and none of its own notes', async () => {
    const { id } = await stripe.paymentIntents.create(payment);
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge', 'payment_method'] });
    expect(intent).toMatchObject({ latest_charge: { object: 'charge' }, payment_method: { card: { last4: '4242' } } });
    expect(JSON.stringify(intent)).not.toMatch(/"_|4242424242424242/);
  });

  it('knows its keys: a wrong one nothing, the browser only what the browser may', async () => {
    await expect(stripeAt(double.port, 'sk_test_x').customers.create()).rejects.toThrow(
      Stripe.errors.StripeAuthenticationError,
    );
    const browser = stripeAt(double.port, publishableKey);
    await expect(browser.paymentIntents.create(payment)).rejects.toThrow(Stripe.errors.StripeAuthenticationError);
    const { id } = await stripe.paymentIntents.create(payment);
    await expect(browser.paymentIntents.retrieve(id)).rejects.toThrow(Stripe.errors.StripeAuthenticationError);
  });

  it('answers an unknown address and object as the provider does', async () => {
    await expect(stripe.balance.retrieve()).rejects.toMatchObject({ statusCode: 404 });
    await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({ code: 'resource_missing' });
  });

  it('reads form fields into lists and objects, and reaches no prototype', () => {
    expect(parseForm('a=1&b[0][c]=2&b[1][c]=3&d[]=4&d[]=5')).toEqual({
      a: '1',
      b: { 0: { c: '2' }, 1: { c: '3' } },
      d: { 0: '4', 1: '5' },
    });
    parseForm('__proto__[x]=1&constructor[prototype][x]=1');
    expect(Object.prototype).not.toHaveProperty('x');
  });
});

describe('its play money', () => {
  const folder = mkdtempSync(join(tmpdir(), 'double-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('outlives a restart, idempotency keys included', async () => {
    const file = join(folder, 'double.jsonl');
    const first = await openDouble({ file });
    const paid = await first.stripe.paymentIntents.create(payment, { idempotencyKey: 'k' });
    await first.double.close();
    const second = await openDouble({ file });
    expect((await second.stripe.paymentIntents.create(payment, { idempotencyKey: 'k' })).id).toBe(paid.id);
    expect((await second.stripe.paymentIntents.retrieve(paid.id)).status).toBe('succeeded');
    await second.double.close();
  });
});

describe('its journal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('keeps a call whole or not at all, and before its answer', async () => {
    const file = join(folder, 'journal.jsonl');
    const tables = () => readFileSync(file, 'utf8').match(/(?<=^\{"table":")\w+/gm) ?? [];
    const journal = openJournal(file);
    journal.append('charge', { id: 'a' });
    journal.append('kept_answer', { id: 'b' });
    expect(tables()).toEqual([]);
    journal.flush();
    expect(tables()).toEqual(['charge', 'kept_answer']);
    journal.append('event', { id: 'c' });
    await expect.poll(tables).toEqual(['charge', 'kept_answer', 'event']);
    rmSync(file);
    const { stripe, double } = await openDouble({ file });
    await stripe.paymentIntents.create(payment, { idempotencyKey: 'whole' });
    expect(tables()).toEqual(expect.arrayContaining(['payment_intent', 'kept_answer']));
    await double.close();
  });
});

describe('its events', () => {
  const received: { id: string; type: string; isSigned: boolean }[] = [];
  let answers: number[] = [];
  let double: StripeDouble;
  let stripe: Stripe;
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { id, type } = JSON.parse(Buffer.concat(chunks).toString()) as { id: string; type: string };
      const signature = String(request.headers['stripe-signature']);
      const isSigned = (() => {
        try {
          stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, webhookSecret);
          return true;
        } catch {
          return false;
        }
      })();
      received.push({ id, type, isSigned });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  const listening = new Promise<string>((resolve) => {
    receiver.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`);
    });
  });
  beforeAll(async () => {
    double = await startStripeDouble({ secretKey, publishableKey, webhookSecret, retryMilliseconds: [20, 40, 80] });
    stripe = stripeAt(double.port);
  });
  afterEach(() => {
    received.length = 0;
    answers = [];
  });
  afterAll(async () => {
    await double.close();
    receiver.close();
  });

  it('wait for the service to listen, and are signed as the provider signs', async () => {
    await stripe.paymentIntents.create(payment);
    double.deliverTo(await listening);
    await expect
      .poll(() => received.map(({ type }) => type).toSorted())
      .toEqual(['charge.succeeded', 'payment_intent.created', 'payment_intent.succeeded']);
    expect(received.every(({ isSigned }) => isSigned)).toBe(true);
  });

  it('are sent again until the service takes them', async () => {
    answers = [500, 500, 500, 503];
    await stripe.paymentIntents.create(payment);
    await expect.poll(() => received.length).toBe(7);
    expect(new Set(received.map(({ id }) => id)).size).toBe(3);
    await expect.poll(() => double.store.events.all().filter((event) => event.pending_webhooks > 0)).toEqual([]);
  });
});
