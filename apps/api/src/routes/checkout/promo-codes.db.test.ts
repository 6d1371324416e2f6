import { promoKey } from '@gosds/usecases/checkout/promo-store';
import { policy } from '@gosds/usecases/policy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenCheckout, openCheckout } from './testing/open-checkout.ts';

const good = 'pm_card_visa';
const asking = 'pm_card_authenticationRequired';
const declined = 'pm_card_visa_chargeDeclined';

let checkout: OpenCheckout;
let userId: string;
let orderId: string;
let draftId: string;
let code: string;

beforeAll(async () => {
  checkout = await openCheckout();
});
afterAll(() => checkout.close());
beforeEach(async () => {
  userId = await checkout.newUser();
  ({ orderId, draftId } = await checkout.newOrder(userId));
  code = `SUMMER-${crypto.randomUUID()}`;
});

type Made = { quantity?: number; ownerId?: string; validUntil?: string; discountPercent?: number };

/** A code for anybody, or sheets of one user, who needs no code. */
async function make({ quantity = 3, ownerId, validUntil, discountPercent = 100 }: Made = {}) {
  const made = await checkout.deps.work.stores.promos.add(
    {
      ...{ type: 'GoSDS', quantity, discountPercent, validUntil: validUntil ?? null },
      ...{ code: ownerId === undefined ? promoKey(code) : null, ownerId: ownerId ?? null },
    },
    checkout.time.now,
  );
  expect(made).toBe(true);
}

type Use = { user?: string; order?: string; promoCode?: string; cardToken?: string; goEr?: '' | 'single' };

const use = ({ user = userId, order = orderId, promoCode = code, cardToken, goEr = '' }: Use = {}) =>
  checkout.payOrder({ orderId: order, userId: user, cardToken, goEr, promoCode });
const left = async () =>
  (await checkout.checkPromoCode({ userId: await checkout.newUser(), code, type: 'GoSDS' })).leftQuantity;
const own = async () => (await checkout.promoQuantities(userId))[0]?.leftQuantity;
const charges = () => checkout.charges().filter(({ metadata }) => metadata.orderId === orderId);

/** `number` people, each with an unpaid order. */
const people = (number: number) =>
  Promise.all(
    Array.from({ length: number }, async () => {
      const user = await checkout.newUser();
      return { user, order: (await checkout.newOrder(user)).orderId };
    }),
  );

describe('a promo code', () => {
  it('pays a sheet without a card, and is used once', async () => {
    await make();
    expect(await checkout.checkPromoCode({ userId, code, type: 'GoSDS' })).toEqual({
      available: true,
      discount: 100,
      leftQuantity: 3,
    });
    expect(await use()).toMatchObject({ status: 'paid', amount: 0, data: { finalDocument: {} } });
    expect(charges()).toEqual([]);
    expect(await checkout.find(orderId)).toMatchObject({
      ...{ status: 'paid', paidBy: 'promo' },
      lines: [{ price: { listMinor: 8_500, discountMinor: 0, promoMinor: 8_500 } }],
    });
    expect(await left()).toBe(2);
    await checkout.worker().drain();
    const mails = checkout.mails.filter(({ messageId }) => messageId === `paid-sheet-${orderId}`);
    expect(mails).toMatchObject([{ mail: { amountMinor: 0 } }]);
  });

  it('of three gives three to 30 people at a time', async () => {
    await make({ quantity: 3 });
    const answers = await Promise.allSettled((await people(30)).map(use));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as { code: string }] : [],
    );
    expect(new Set(refused.map((reason) => reason.code))).toEqual(new Set(['promocode-invalid']));
    expect(await left()).toBe(0);
  });

  it('is used once by 20 calls for one order at a time, also beside a card', async () => {
    await make();
    const calls = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? use() : checkout.payOrder({ orderId, userId, cardToken: good, goEr: '' }),
    );
    const answers = await Promise.allSettled(calls);
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    const order = await checkout.find(orderId);
    expect(order?.status).toBe('paid');
    expect([charges().length, 3 - (await left())].toSorted()).toEqual([0, 1]);
  });

  it('for anybody is for each once, whatever is tried at a time', async () => {
    await make();
    const orders = await Promise.all(Array.from({ length: 10 }, async () => (await checkout.newOrder(userId)).orderId));
    const answers = await Promise.allSettled(orders.map((order) => use({ order })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await checkout.checkPromoCode({ userId, code, type: 'GoSDS' })).toMatchObject({ available: false });
  });

  it('is read in any spelling', async () => {
    await make();
    expect(await use({ promoCode: ` ${code.toLowerCase().replaceAll('-', ' ')} ` })).toMatchObject({ status: 'paid' });
  });

  it.each([
    { case: 'unknown', made: undefined },
    { case: 'over since yesterday', made: { validUntil: '2026-11-20' } },
  ])('that is $case is refused, and nothing is paid', async ({ made }) => {
    if (made) await make(made);
    await expect(use()).rejects.toMatchObject({ code: 'promocode-invalid', message: 'Invalid promocode' });
    expect(await checkout.checkPromoCode({ userId, code, type: 'GoSDS' })).toMatchObject({ available: false });
    expect(await checkout.find(orderId)).toMatchObject({ status: 'new' });
  });

  it('counts on its last day', async () => {
    await make({ validUntil: '2026-11-21' });
    expect(await use()).toMatchObject({ status: 'paid' });
  });

  it("does not pay another's order", async () => {
    await make();
    await expect(use({ user: await checkout.newUser() })).rejects.toMatchObject({ code: 'not-found' });
    expect(await left()).toBe(3);
  });

  it.each([
    { case: 'an internal user', change: { is_internal: true }, isAccepted: false },
    { case: 'a price below 25', change: { sds_discount_percent: 71 }, isAccepted: false },
    { case: 'a price of 25 and more', change: { sds_discount_percent: 70 }, isAccepted: true },
  ])('for $case is accepted: $isAccepted', async ({ change, isAccepted }) => {
    await make();
    await checkout.database.db.updateTable('app_user').set(change).where('id', '=', userId).execute();
    const { promo } = await checkout.getPrices({ userId, orderId, goEr: '', languageNumber: 1, promoCode: code });
    expect(promo).toEqual({ isAccepted, isTaken: isAccepted });
    if (isAccepted) expect(await use()).toMatchObject({ status: 'paid' });
    else await expect(use()).rejects.toMatchObject({ code: 'promocode-not-accepted' });
    expect(await left()).toBe(isAccepted ? 2 : 3);
  });

  it('is tried no more than 60 times an hour by one user', async () => {
    const tries = Array.from({ length: 61 }, () =>
      checkout.deps.limiter.take(policy.rateLimits.promoTriesPerUser, userId),
    );
    await Promise.allSettled(tries);
    await expect(checkout.checkPromoCode({ userId, code, type: 'GoSDS' })).rejects.toMatchObject({
      code: 'too-many-requests',
    });
  });
});

describe("a user's own free sheets", () => {
  it('need no code, go down one by one, and then the sheet costs again', async () => {
    await make({ quantity: 2, ownerId: userId });
    expect(await own()).toBe(2);
    await use({ promoCode: '' });
    expect(await own()).toBe(1);
    const { orderId: second } = await checkout.newOrder(userId, { uses: 'paint' });
    await use({ promoCode: '', order: second });
    expect(await own()).toBe(0);
    const { orderId: third } = await checkout.newOrder(userId, { uses: 'glue' });
    await expect(use({ promoCode: '', order: third })).rejects.toMatchObject({ code: 'promocode-invalid' });
    const asked = await checkout.getPrices({ userId, orderId: third, goEr: '', languageNumber: 1, promoCode: '' });
    expect(asked).toMatchObject({ amount: 8_500, promo: { isTaken: false } });
  });

  it('are not for others', async () => {
    await make({ ownerId: await checkout.newUser() });
    await expect(use({ promoCode: '' })).rejects.toMatchObject({ code: 'promocode-invalid' });
    expect(await own()).toBe(0);
  });

  it('are used one by one in two orders at a time', async () => {
    await make({ quantity: 1, ownerId: userId });
    const { orderId: second } = await checkout.newOrder(userId, { uses: 'paint' });
    const answers = await Promise.allSettled([orderId, second].map((order) => use({ promoCode: '', order })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await own()).toBe(0);
  });
});

describe('a promo code beside emergency response', () => {
  it('takes the sheet off, and the card pays the rest', async () => {
    await make();
    const asked = await checkout.getPrices({ userId, orderId, goEr: 'single', languageNumber: 1, promoCode: code });
    expect(asked).toMatchObject({
      amount: 170_625,
      breakdown: { lines: [{}, { code: 'promo', amountMinor: -8_500 }, {}] },
    });
    await expect(use({ goEr: 'single' })).rejects.toMatchObject({ code: 'validation' });
    expect(await left()).toBe(3);
    expect(await use({ goEr: 'single', cardToken: good })).toMatchObject({ status: 'paid', amount: 170_625 });
    expect(charges()).toMatchObject([{ amount: 170_625 }]);
    expect(await checkout.find(orderId)).toMatchObject({ paidBy: 'card' });
    expect(await left()).toBe(2);
  });

  it('can be used again once the card is declined', async () => {
    await make();
    await expect(use({ goEr: 'single', cardToken: declined })).rejects.toMatchObject({ code: 'payment-declined' });
    expect(await left()).toBe(3);
    expect(await checkout.payOrder({ orderId, userId, cardToken: good, goEr: '' })).toMatchObject({ amount: 8_500 });
    expect(await left()).toBe(3);
  });

  it('is held while the bank asks, and used once it is paid', async () => {
    await make({ quantity: 1 });
    const answer = await use({ goEr: 'single', cardToken: asking });
    expect(await left()).toBe(0);
    await checkout.answer3ds(answer.clientSecret ?? '', 'complete');
    const event = checkout.signed(checkout.eventOf('payment_intent.succeeded'));
    await Promise.all([checkout.takePaymentEvent(event), checkout.takePaymentEvent(event)]);
    await checkout.takePaymentEvent(event);
    expect(await checkout.find(orderId)).toMatchObject({ status: 'paid' });
    expect(await left()).toBe(0);
  });

  it('is used once where the process dies between charge and answer', async () => {
    await make();
    const { gateway } = checkout.deps;
    const dying = checkout.withGateway({
      charge: (attempt) => gateway.charge(attempt).then(() => Promise.reject(new Error('killed'))),
    });
    const paying = dying.payOrder({ orderId, userId, cardToken: good, goEr: 'single', promoCode: code });
    await expect(paying).rejects.toMatchObject({ code: 'payment-unconfirmed' });
    await checkout.database.makeJobsDue();
    await checkout.worker().drain();
    expect(await checkout.find(orderId)).toMatchObject({ status: 'paid' });
    expect(charges()).toHaveLength(1);
    expect(await left()).toBe(2);
  });

  it('counts as used where the money was taken after all', async () => {
    await make();
    await expect(use({ goEr: 'single', cardToken: declined })).rejects.toMatchObject({ code: 'payment-declined' });
    await checkout.stripe.paymentIntents.create({
      ...{ amount: 170_625, currency: 'usd', confirm: true, payment_method: good },
      metadata: { orderId, attempt: 1 },
    });
    await checkout.takePaymentEvent(checkout.signed(checkout.eventOf('payment_intent.succeeded')));
    expect(await checkout.find(orderId)).toMatchObject({ status: 'paid' });
    expect(await left()).toBe(2);
  });

  it('halves a further language before it is taken off', async () => {
    await make({ discountPercent: 50 });
    await checkout.payOrder({ orderId, userId, cardToken: good, goEr: '' });
    const { orderId: french } = await checkout.newOrder(userId, { draftId, language: 'fr' });
    const asked = await checkout.getPrices({ userId, orderId: french, goEr: '', languageNumber: 1, promoCode: code });
    expect(asked.amount).toBe(2_125);
  });
});
