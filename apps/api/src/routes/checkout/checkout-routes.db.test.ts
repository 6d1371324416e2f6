import cookie from '@fastify/cookie';
import { openSandboxPayments, type Payments } from '@gosds/payments/open-payments';
import { findSession } from '@gosds/usecases/accounts/find-session';
import { rememberSessions } from '@gosds/usecases/accounts/remember-sessions';
import { hashOf, newToken } from '@gosds/usecases/accounts/secret-token';
import type { LoggedError } from '@gosds/usecases/error-log';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handleProblems } from '../../http/problem-handler.ts';
import { addRoutes } from '../../http/route.ts';
import { secureCookie } from '../../http/session-cookie.ts';
import { guardSessions } from '../../http/session-guard.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { sandboxRoutes } from './sandbox-routes.ts';
import { stripeWebhookRoute } from './stripe-webhook-route.ts';
import { type OpenCheckout, openCheckout } from './testing/open-checkout.ts';
import { wireCheckout } from './wire-checkout.ts';

const good = 'pm_card_visa';

let checkout: OpenCheckout;
let sandbox: Payments;
let app: FastifyInstance;
let headers: Record<string, string>;
let userId: string;
let orderId: string;
const logged: LoggedError[] = [];

async function buildRoutes(useCases: ReturnType<typeof wireCheckout>, payments: Pick<Payments, 'config' | 'sandbox'>) {
  const server = fastify();
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  handleProblems(server, { add: async (entry) => void logged.push(entry) });
  await server.register(cookie);
  const { work, clock } = checkout.deps;
  guardSessions(server, rememberSessions(findSession({ work, clock }), clock), secureCookie);
  addRoutes(server, 'checkout', checkoutRoutes(useCases, payments.config));
  await server.register(stripeWebhookRoute, { checkout: useCases });
  await server.register(sandboxRoutes, { sandbox: payments.sandbox });
  return server;
}

async function signIn(user: string): Promise<Record<string, string>> {
  const [token, csrf] = [newToken(), newToken()];
  await checkout.deps.work.stores.sessions.open({
    tokenHash: hashOf(token),
    csrfHash: hashOf(csrf),
    userId: user,
    isRemembered: true,
    openedAt: checkout.time.now,
    expiresAt: new Date(checkout.time.now.getTime() + 3_600_000),
  });
  return { cookie: `__Host-sid=${token}`, 'x-csrf-token': csrf };
}

beforeAll(async () => {
  checkout = await openCheckout();
  sandbox = await openSandboxPayments();
  app = await buildRoutes(wireCheckout(checkout.deps), sandbox);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
  await checkout.close();
});
beforeEach(async () => {
  userId = await checkout.newUser();
  headers = await signIn(userId);
  ({ orderId } = await checkout.newOrder(userId));
});

const post = (url: string, payload: object, server = app) => server.inject({ method: 'POST', url, payload, headers });
const pay = (body: object = {}) => post('/api/data/payWithStripe', { orderId, tokenId: good, ...body });

describe('POST /api/data/payWithStripe', () => {
  it('takes every specified field and answers the specified ones', async () => {
    const reply = await pay({
      sdsNumber: 1,
      languageNumber: 2,
      referrer: 'https://example.com/',
      token: 'csrf',
      goEr: { type: '', price: 0 },
      tokenEr: 'pm_er',
      getCsv: false,
      pdfSDS: true,
      gcValue: null,
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      status: 'paid',
      amount: 8_500,
      cwOrderId: expect.any(String) as string,
      data: { finalDocument: { Document: expect.any(String) as string } },
    });
  });

  it.each([
    ['an amount', { amount: 1 }],
    ['a currency', { currency: 'eur' }],
    ['a price', { price: 'price_1' }],
    ['a discount', { discountPercent: 100 }],
    ['a card number', { tokenId: '4242424242424242' }],
    ['an unknown add-on', { goEr: 'free' }],
    ['an order that is no id', { orderId: '1 or 1=1' }],
    ['a pollution', JSON.parse('{"__proto__":{"isPaid":true}}') as object],
  ])('refuses %s', async (_, body) => {
    const reply = await pay(body);
    expect(reply.statusCode).toBe(400);
    expect(checkout.charges().filter(({ metadata }) => metadata.orderId === orderId)).toEqual([]);
  });

  it('ignores the price that an add-on claims', async () => {
    ({ orderId } = await checkout.newOrder(userId, { uses: 'paint', hasEmergencyNumber: true }));
    const reply = await pay({ goEr: { type: 'single', price: 1 } });
    expect(reply.json()).toMatchObject({ status: 'paid', amount: 179_125 });
  });

  it('answers a decline as 402 with the specified text, the code and the words of the provider', async () => {
    const reply = await pay({ tokenId: 'pm_card_visa_chargeDeclinedInsufficientFunds' });
    expect(reply.statusCode).toBe(402);
    expect(reply.json()).toMatchObject({
      code: 'payment-declined',
      title: 'Payment required. Please input your payment details',
      reason: 'insufficient_funds',
      detail: 'Your card has insufficient funds.',
    });
  });

  it("answers 404 for another's order, 401 without session, and refuses a call without its token", async () => {
    const { orderId: foreign } = await checkout.newOrder(await checkout.newUser());
    expect((await pay({ orderId: foreign })).statusCode).toBe(404);
    const { cookie: session } = headers;
    const body = { orderId, tokenId: good };
    const url = '/api/data/payWithStripe';
    expect((await app.inject({ method: 'POST', url, payload: body })).statusCode).toBe(401);
    const bare = await app.inject({ method: 'POST', url, payload: body, headers: { cookie: session ?? '' } });
    expect(bare.statusCode).toBeGreaterThanOrEqual(401);
    expect(checkout.charges().filter(({ metadata }) => metadata.orderId === orderId)).toEqual([]);
  });

  it('answers 503 in an outage, and logs the cause that it does not tell', async () => {
    const outage = checkout.withGateway({ charge: () => Promise.reject(new Error('connect ECONNREFUSED stripe')) });
    const server = await buildRoutes(outage, sandbox);
    const reply = await post('/api/data/payWithStripe', { orderId, tokenId: good }, server);
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({ code: 'payment-unconfirmed' });
    expect(reply.body).not.toContain('ECONNREFUSED');
    expect(logged.at(-1)).toMatchObject({ message: 'connect ECONNREFUSED stripe', userId });
    await server.close();
  });
});

describe('POST /api/data/confirmPayment', () => {
  it('answers 402 before anything was tried, and the result once it is paid', async () => {
    expect((await post('/api/data/confirmPayment', { orderId })).json()).toMatchObject({
      status: 402,
      code: 'not-paid',
    });
    await pay();
    expect((await post('/api/data/confirmPayment', { orderId })).json()).toMatchObject({
      status: 'paid',
      amount: 8_500,
    });
  });
});

describe('POST /api/data/prices', () => {
  it('answers by counters without an order, and by the facts with one', async () => {
    const ask = async (body: object) => (await post('/api/data/prices', body)).json<Record<string, unknown>>();
    expect(await ask({})).toMatchObject({ fullSDS: 8_500, amount: 8_500, dataFields: 17, order: null });
    expect(await ask({ languageNumber: 2, goEr: 'subscription' })).toMatchObject({ amount: 49_750 });
    const order = {
      materialNumber: expect.any(Number) as number,
      orderNumber: expect.stringMatching(/^\d+$/) as string,
      paidAt: null,
      payment: 'open',
      openFaults: [],
      country: 'DE',
      language: 'en',
    };
    expect(await ask({ orderId, languageNumber: 2 })).toMatchObject({ amount: 8_500, order });
    await pay();
    expect(await ask({ orderId, goEr: 'single' })).toMatchObject({
      amount: 8_500,
      order: { ...order, payment: 'paid', paidAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string },
    });
  });

  it("shows the user's discount with its end", async () => {
    await checkout.database.db
      .updateTable('app_user')
      .set({ sds_discount_percent: 20, sds_discount_up_to: '2026-12-31' })
      .where('id', '=', userId)
      .execute();
    const { breakdown } = (await post('/api/data/prices', { orderId })).json<{ breakdown: object }>();
    expect(breakdown).toMatchObject({ discountPercent: 20, discountUpTo: '2026-12-31', totalMinor: 6_800 });
  });
});

describe('POST /api/data/setInfoSDS', () => {
  it('notes what is said, within bounds', async () => {
    expect((await post('/api/data/setInfoSDS', { orderId, info: { uses: 'x' } })).statusCode).toBe(200);
    const tooMany = Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`k${index}`, 1]));
    expect((await post('/api/data/setInfoSDS', { orderId, info: tooMany })).statusCode).toBe(400);
  });
});

describe('POST /api/webhooks/stripe', () => {
  const send = (event: { rawBody: Buffer; signature: string | undefined }) =>
    app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers: { 'content-type': 'application/json', ...(event.signature && { 'stripe-signature': event.signature }) },
      payload: event.rawBody,
    });

  it('reads the bytes as they were signed, from anybody who can sign, and from nobody else', async () => {
    await pay({ tokenId: 'pm_card_authenticationRequired' });
    const waiting = checkout.signed(checkout.eventOf('payment_intent.requires_action'));
    expect((await send(waiting)).json()).toEqual({ received: true });
    const spaced = Buffer.from(`${waiting.rawBody.toString()} `);
    expect((await send({ ...waiting, rawBody: spaced })).statusCode).toBe(400);
    expect((await send({ ...waiting, signature: undefined })).statusCode).toBe(400);
  });

  it('answers 500 and logs where the amount is not the one asked', async () => {
    const metadata = { orderId, attempt: 1 };
    await checkout.stripe.paymentIntents.create({
      amount: 100,
      currency: 'usd',
      confirm: true,
      payment_method: good,
      metadata,
    });
    const reply = await send(checkout.signed(checkout.eventOf('payment_intent.succeeded')));
    expect(reply.statusCode).toBe(500);
    expect(logged.at(-1)?.message).toContain('took 100 usd');
  });
});

describe('/sandbox/', () => {
  it('serves the browser part, and nothing beside it', async () => {
    const script = await app.inject('/sandbox/stripe.js');
    expect(script).toMatchObject({ statusCode: 200, headers: { 'content-type': 'text/javascript; charset=utf-8' } });
    for (const path of ['package.json', '..%2fstripe-double.ts', '%2e%2e', 'stripe.js%00']) {
      expect([401, 404]).toContain((await app.inject(`/sandbox/${path}`)).statusCode);
    }
  });

  it('hands on what the browser may do, with the publishable key alone', async () => {
    const card = new URLSearchParams({
      type: 'card',
      'card[number]': '4242424242424242',
      'card[exp_month]': '12',
      'card[exp_year]': '34',
      'card[cvc]': '123',
    });
    const call = (path: string, authorization: string) =>
      app.inject({
        method: 'POST',
        url: `/sandbox/stripe/${path}`,
        headers: { cookie: headers.cookie ?? '', authorization, 'content-type': 'application/x-www-form-urlencoded' },
        payload: card.toString(),
      });
    expect((await call('v1/payment_methods', 'Bearer pk_test_sandbox')).json()).toMatchObject({
      object: 'payment_method',
    });
    expect((await call('v1/payment_intents', 'Bearer pk_test_sandbox')).statusCode).toBe(401);
    expect((await call('v1/payment_methods', 'Bearer sk_test_sandbox')).statusCode).toBe(401);
    for (const path of ['v2/x', 'v1/a.b', 'v1/%2e%2e/x']) {
      expect((await call(path, 'Bearer pk_test_sandbox')).statusCode).toBe(404);
    }
  });

  it('is not there where real cards are charged', async () => {
    const live = await buildRoutes(wireCheckout(checkout.deps), {
      config: { mode: 'live', payPal: null, publishableKey: 'pk_live_1', script: null, testCards: [] },
      sandbox: undefined,
    });
    expect((await live.inject('/sandbox/stripe.js')).statusCode).toBe(404);
    expect((await post('/sandbox/stripe/v1/payment_methods', {}, live)).statusCode).toBe(404);
    await live.close();
  });
});
