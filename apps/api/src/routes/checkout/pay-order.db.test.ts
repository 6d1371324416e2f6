import { randomUUID } from 'node:crypto';
import { policy } from '@gosds/usecases/policy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenCheckout, openCheckout } from './testing/open-checkout.ts';

const good = 'pm_card_visa';
const asking = 'pm_card_authenticationRequired';
const declined = 'pm_card_visa_chargeDeclinedInsufficientFunds';

let checkout: OpenCheckout;
let userId: string;
let orderId: string;
let pdf: string;

beforeAll(async () => {
  checkout = await openCheckout();
});
afterAll(() => checkout.close());
beforeEach(async () => {
  userId = await checkout.newUser();
  ({ orderId, pdf } = await checkout.newOrder(userId));
});

const pay = (cardToken: string | undefined, goEr: '' | 'single' | 'subscription' = '') =>
  checkout.payOrder({ orderId, userId, cardToken, goEr });
const intents = () => checkout.double.store.paymentIntents.all().filter(({ metadata }) => metadata.orderId === orderId);
const chargesOfOrder = () => checkout.charges().filter(({ metadata }) => metadata.orderId === orderId);
const jobs = async (kind: string): Promise<unknown[]> => {
  const { rows } = await checkout.database.pool.query<{ key: string }>(
    "select key from job where kind = $1 and data->>'orderId' = $2",
    [kind, orderId],
  );
  return rows;
};

/** The client's secret of a payment that asks the card holder. */
async function startAction(goEr: '' | 'subscription' = '') {
  const answer = await pay(asking, goEr);
  if (answer.status !== 'needs-action' || !answer.clientSecret) throw new Error(answer.status);
  return answer.clientSecret;
}

describe('emergency response', () => {
  type ErType = 'single' | 'subscription';
  const otherLanguage = async (draftId: string) =>
    (await checkout.newOrder(userId, { draftId, language: 'de' })).orderId;
  const payFor = (id: string, goEr: ErType | '', cardToken = good) =>
    checkout.payOrder({ orderId: id, userId, cardToken, goEr });
  const services = () => checkout.deps.work.stores.erServices.list(userId);

  it.each(['single', 'subscription'] as const)(
    'as %s is refused where it cannot be delivered, and charges nothing',
    async (goEr) => {
      const unable = checkout.withoutEr();
      const paying = unable.payOrder({ orderId, userId, cardToken: good, goEr });
      await expect(paying).rejects.toMatchObject({ code: 'er-not-offered' });
      expect([chargesOfOrder(), intents(), await services()]).toEqual([[], [], []]);
      const asked = await unable.getPrices({ userId, orderId, goEr, languageNumber: 1 });
      expect(asked).toMatchObject({ amount: 8_500, er: { charged: '', leftOut: 'not-offered' } });
      // The sheet itself can be bought.
      expect(await unable.payOrder({ orderId, userId, cardToken: good, goEr: '' })).toMatchObject({ amount: 8_500 });
    },
  );

  it.each(['single', 'subscription'] as const)(
    'as %s is charged once a product, whatever language follows',
    async (goEr) => {
      const { orderId: first, draftId } = await checkout.newOrder(userId);
      expect(await payFor(first, goEr)).toMatchObject({ status: 'paid' });
      const second = await otherLanguage(draftId);
      const asked = await checkout.getPrices({ userId, orderId: second, goEr, languageNumber: 1 });
      expect(asked).toMatchObject({ amount: 4_250, er: { charged: '', leftOut: 'held' } });
      expect(await payFor(second, goEr)).toMatchObject({ amount: 4_250 });
      expect(await services()).toHaveLength(1);
      const { orderId: otherProduct } = await checkout.newOrder(userId, { uses: 'paint' });
      const other = await checkout.getPrices({ userId, orderId: otherProduct, goEr, languageNumber: 1 });
      expect(other.er).toEqual({ charged: goEr, leftOut: null });
    },
  );

  it('that the product has does not stand in the way where it is no longer offered', async () => {
    const { orderId: first, draftId } = await checkout.newOrder(userId);
    await payFor(first, 'single');
    const second = await otherLanguage(draftId);
    const unable = checkout.withoutEr();
    expect(await unable.payOrder({ orderId: second, userId, cardToken: good, goEr: 'single' })).toMatchObject({
      amount: 4_250,
    });
  });

  it('is charged once where two languages are paid at a time', async () => {
    const { orderId: first, draftId } = await checkout.newOrder(userId);
    await checkout.database.pool.query("update sale_order set status = 'charging' where id = $1", [first]);
    const second = await otherLanguage(draftId);
    await checkout.database.pool.query("update sale_order set status = 'new' where id = $1", [first]);
    await Promise.all([payFor(first, 'single'), payFor(second, 'single')]);
    expect(await services()).toHaveLength(1);
    const amounts = checkout
      .charges()
      .filter(({ metadata }) => metadata.orderId === first || metadata.orderId === second)
      .map(({ amount }) => amount);
    expect(amounts.filter((amount) => amount > 100_000)).toHaveLength(1);
  });

  it('is paid for by whose sheet names the number, and by no other', async () => {
    const asked = { userId, cardToken: good };
    await expect(checkout.payAsMade({ ...asked, orderId, goEr: 'single' })).rejects.toMatchObject({
      code: 'er-differs',
    });
    const { orderId: named, draftId } = await checkout.newOrder(userId, { uses: 'paint', hasEmergencyNumber: true });
    await expect(checkout.payAsMade({ ...asked, orderId: named, goEr: '' })).rejects.toMatchObject({
      code: 'er-differs',
    });
    expect([chargesOfOrder(), await services()]).toEqual([[], []]);
    expect(await checkout.payAsMade({ ...asked, orderId: named, goEr: 'single' })).toMatchObject({ amount: 179_125 });
    const german = { draftId, language: 'de', uses: 'paint', hasEmergencyNumber: true };
    const { orderId: second } = await checkout.newOrder(userId, german);
    expect(await checkout.payAsMade({ ...asked, orderId: second, goEr: '' })).toMatchObject({ amount: 4_250 });
  });

  it('whose number stands in the sheet is named in the mail, with its end', async () => {
    await payFor(orderId, 'single');
    await checkout.worker().drain();
    const sent = checkout.mails.find(({ messageId }) => messageId === `paid-sheet-${orderId}`);
    expect(sent?.mail).toMatchObject({
      emergency: { number: '+1 303 555 0100', languages: ['en', 'de'], paidUntil: new Date('2031-11-21T10:00:00Z') },
    });
  });

  it('is charged again once it is over', async () => {
    const { orderId: first, draftId } = await checkout.newOrder(userId);
    await payFor(first, 'single');
    await checkout.database.pool.query('update er_service set end_date = $2 where order_id = $1', [
      first,
      checkout.time.now,
    ]);
    const asked = { userId, orderId: await otherLanguage(draftId), goEr: 'single' as const, languageNumber: 1 };
    expect((await checkout.getPrices(asked)).er).toEqual({ charged: 'single', leftOut: null });
  });

  it('stands on the account with what was paid for it', async () => {
    const { orderId: first } = await checkout.newOrder(userId);
    await payFor(first, 'single');
    expect(await services()).toMatchObject([
      {
        orderId: first,
        kind: 'single',
        name: 'Blend',
        cwNumber: expect.stringMatching(/^CW\d+$/) as string,
        priceMinor: 170_625,
      },
    ]);
  });
});

describe('paying an order', () => {
  it('takes the server price and answers the clean sheet with the order number', async () => {
    expect(await pay(good)).toMatchObject({
      status: 'paid',
      amount: 8_500,
      currency: 'usd',
      cwOrderId: expect.stringMatching(/^\d{6,}$/) as string,
      data: { finalDocument: { Document: Buffer.from(pdf).toString('base64') } },
    });
    expect(chargesOfOrder()).toMatchObject([{ amount: 8_500, currency: 'usd' }]);
    expect(await checkout.find(orderId)).toMatchObject({
      ...{ status: 'paid', paidBy: 'card', attempt: 1 },
      lines: [{ kind: 'own-sheet', price: { code: 'first-language', listMinor: 8_500, discountMinor: 0 } }],
    });
  });

  it('is refused while a fault of law is open without a written reason, and charges nothing', async () => {
    const fault = {
      check: 'identification.emergency-telephone',
      severity: 'must' as const,
      message: 'The emergency telephone number is missing.',
      paragraph: 'REACH Annex II, 1.4',
      section: 1,
      part: '1.4',
      path: 'description.emergencyTelephone' as const,
      fix: null,
      accepted: null,
    };
    const reviewed = (accepted: string | null) => ({
      review: { score: 90, checked: 1, findings: [{ ...fault, accepted }] },
    });
    ({ orderId } = await checkout.newOrder(userId, reviewed(null)));
    await expect(pay(good)).rejects.toMatchObject({
      code: 'faults-open',
      fields: { faults: [{ path: 'description.emergencyTelephone', part: '1.4' }] },
    });
    expect(chargesOfOrder()).toHaveLength(0);
    const asked = await checkout.getPrices({ userId, orderId, goEr: '', languageNumber: 1 });
    expect(asked.order?.openFaults).toMatchObject([{ message: fault.message, paragraph: fault.paragraph }]);
    ({ orderId } = await checkout.newOrder(userId, reviewed('The supplier answers no telephone at night.')));
    expect(await pay(good)).toMatchObject({ status: 'paid' });
  });

  it('answers the same when it is paid again, and charges no second time', async () => {
    const first = await pay(good);
    expect(await pay(good)).toEqual(first);
    expect(await pay('pm_card_mastercard', 'single')).toEqual(first);
    expect(chargesOfOrder()).toHaveLength(1);
  });

  it('charges once of 20 payments at a time; the others hear that one is under way, or the result', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => pay(good)));
    const paid = answers.filter(({ status }) => status === 'fulfilled');
    const refused = answers
      .filter((answer) => answer.status === 'rejected')
      .map(({ reason }) => reason as { code: string });
    expect(paid.length).toBeGreaterThanOrEqual(1);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(refused.length > 0 ? ['order-not-open'] : []));
    expect(chargesOfOrder()).toHaveLength(1);
    expect(intents()).toHaveLength(1);
    expect(await jobs('mail-paid-sheet')).toHaveLength(1);
  });

  it("does not know another user's order", async () => {
    const stranger = await checkout.newUser();
    const paying = checkout.payOrder({ orderId, userId: stranger, cardToken: good, goEr: '' });
    await expect(paying).rejects.toMatchObject({ code: 'not-found' });
    const confirming = checkout.confirmOrderPayment({ orderId, userId: stranger });
    await expect(confirming).rejects.toMatchObject({ code: 'not-found' });
    expect(chargesOfOrder()).toHaveLength(0);
  });

  it('names the reason of a decline, and takes another card after it', async () => {
    await expect(pay(declined)).rejects.toMatchObject({
      code: 'payment-declined',
      message: 'Payment required. Please input your payment details',
      fields: { reason: 'insufficient_funds', detail: 'Your card has insufficient funds.' },
    });
    expect(await checkout.find(orderId)).toMatchObject({ status: 'failed', attempt: 1 });
    expect(await pay(good)).toMatchObject({ status: 'paid' });
    expect(await checkout.find(orderId)).toMatchObject({ attempt: 2, decline: null });
  });

  it('asks for a card where there is something to pay', async () => {
    await expect(pay(undefined)).rejects.toMatchObject({ code: 'validation' });
    expect(await checkout.find(orderId)).toMatchObject({ status: 'new' });
  });

  it('takes no card where a discount of 100 % leaves nothing to pay', async () => {
    await checkout.database.db
      .updateTable('app_user')
      .set({ sds_discount_percent: 100 })
      .where('id', '=', userId)
      .execute();
    expect(await pay(undefined)).toMatchObject({ status: 'paid', amount: 0 });
    expect(chargesOfOrder()).toHaveLength(0);
    expect(await jobs('mail-paid-sheet')).toHaveLength(1);
  });

  it('charges five years of emergency response together with the sheet, and grants them', async () => {
    expect(await pay(good, 'single')).toMatchObject({ status: 'paid', amount: 179_125 });
    expect(await checkout.deps.work.stores.erServices.list(userId)).toMatchObject([
      { orderId, kind: 'single', name: 'Blend', endDate: new Date('2031-11-21T10:00:00Z'), subscriptionId: null },
    ]);
  });

  it('mails the sheet under a name that every file system takes', async () => {
    const order = await checkout.newOrder(userId, { productName: 'Thinner 50/50: "A"' });
    await checkout.payOrder({ orderId: order.orderId, userId, cardToken: good, goEr: '' });
    await checkout.worker().drain();
    const sent = checkout.mails.find(({ messageId }) => messageId === `paid-sheet-${order.orderId}`);
    expect(sent?.mail).toMatchObject({ attachments: [{ fileName: 'Thinner 50 50 A.pdf' }, {}] });
  });

  it('mails the buyer receipt and sheet once, also when the worker is started twice', async () => {
    await pay(good);
    await checkout.worker().drain();
    await checkout.worker().drain();
    const sent = checkout.mails.filter(({ messageId }) => messageId === `paid-sheet-${orderId}`);
    expect(sent.map(({ mail }) => mail.kind)).toEqual(['paid-document']);
  });

  it('mails the invoice alone to a buyer who has left the team of the sheet by then', async () => {
    await pay(good);
    const { pool } = checkout.database;
    const team = `insert into team (name, created_at) values ('Acme', now()) returning id`;
    const { rows } = await pool.query<{ id: string }>(team);
    await pool.query('update draft set team_id = $1 where user_id = $2', [rows[0]?.id, userId]);
    await checkout.worker().drain();
    const sent = checkout.mails.find(({ messageId }) => messageId === `paid-sheet-${orderId}`);
    expect(sent?.mail).toMatchObject({ attachments: [{ fileName: expect.stringMatching(/^INV-/) as string }] });
  });

  it('holds a paid order as it is, whatever tries to change it', async () => {
    await pay(good);
    const { db } = checkout.database;
    const other = await checkout.newOrder(userId);
    const set = (change: object) => db.updateTable('sale_order').set(change).where('id', '=', orderId).execute();
    await expect(set({ document_id: other.documentId })).rejects.toThrow('cannot change');
    await expect(set({ price: '{}' })).rejects.toThrow('cannot change');
    await expect(set({ status: 'new', paid_at: null })).rejects.toThrow('cannot change');
    const lines = (change: object) =>
      db.updateTable('order_line').set(change).where('order_id', '=', orderId).execute();
    await expect(lines({ document_id: other.documentId })).rejects.toThrow('cannot change');
    await expect(lines({ order_id: other.orderId, position: 7 })).rejects.toThrow('cannot change');
    await expect(db.deleteFrom('order_line').where('order_id', '=', orderId).execute()).rejects.toThrow(
      'cannot change',
    );
  });

  it('tries no more than 60 cards an hour for one user', async () => {
    const tries = Array.from({ length: 61 }, () =>
      checkout.deps.limiter.take(policy.rateLimits.paymentsPerUser, userId),
    );
    await Promise.allSettled(tries);
    await expect(pay(good)).rejects.toMatchObject({ code: 'too-many-requests' });
  });
});

describe('the price of a further language', () => {
  it('is half where the same sheet is paid in another language, whatever counter is sent', async () => {
    const { draftId } = await checkout.newOrder(userId);
    const order = async (language: string, uses?: string) => {
      const made = await checkout.newOrder(userId, { draftId, language, ...(uses && { uses }) });
      return made.orderId;
    };
    const amount = async (id: string) =>
      (await checkout.payOrder({ orderId: id, userId, cardToken: good, goEr: '' })).amount;
    expect(await amount(await order('en'))).toBe(8_500);
    expect(await amount(await order('fr'))).toBe(4_250);
    expect(await amount(await order('de'))).toBe(4_250);
    expect(await amount(await order('de'))).toBe(8_500);
    expect(await amount(await order('es', 'another product'))).toBe(8_500);
  });
});

describe('3-D Secure', () => {
  it('needs the card holder, and is paid once the provider says so', async () => {
    const secret = await startAction();
    const confirm = () => checkout.confirmOrderPayment({ orderId, userId });
    expect(await confirm()).toMatchObject({ status: 'needs-action', clientSecret: secret });
    await checkout.answer3ds(secret, 'complete');
    expect(await confirm()).toMatchObject({ status: 'paid', amount: 8_500, data: { finalDocument: {} } });
    expect(await confirm()).toMatchObject({ status: 'paid' });
    expect(chargesOfOrder()).toHaveLength(1);
  });

  it('is paid once when 10 confirmations and the events come at a time', async () => {
    const secret = await startAction();
    await checkout.answer3ds(secret, 'complete');
    const event = checkout.eventOf('payment_intent.succeeded');
    await Promise.all([
      ...Array.from({ length: 10 }, () => checkout.confirmOrderPayment({ orderId, userId })),
      ...Array.from({ length: 10 }, () => checkout.takePaymentEvent(checkout.signed(event))),
    ]);
    expect(await jobs('mail-paid-sheet')).toHaveLength(1);
    expect(await checkout.find(orderId)).toMatchObject({ status: 'paid', attempt: 1 });
  });

  it('that fails is a decline, the payment can never be completed later, and another card pays', async () => {
    const secret = await startAction();
    await checkout.answer3ds(secret, 'fail');
    await expect(checkout.confirmOrderPayment({ orderId, userId })).rejects.toMatchObject({ code: 'payment-declined' });
    expect(intents()).toMatchObject([{ status: 'canceled' }]);
    expect(await pay(good)).toMatchObject({ status: 'paid' });
    expect(chargesOfOrder()).toHaveLength(1);
  });

  it('left open gives way to another card, and can then not be completed any more', async () => {
    const secret = await startAction();
    expect(await pay(asking)).toMatchObject({ status: 'needs-action', clientSecret: secret });
    expect(await pay(good)).toMatchObject({ status: 'paid' });
    expect((await checkout.answer3ds(secret, 'complete')).status).toBe(400);
    expect(chargesOfOrder()).toHaveLength(1);
  });

  it('that the card holder completed before paying with another card is not charged again', async () => {
    const secret = await startAction();
    await checkout.answer3ds(secret, 'complete');
    expect(await pay(good)).toMatchObject({ status: 'paid' });
    expect(chargesOfOrder()).toHaveLength(1);
  });
});

describe('the yearly emergency-response add-on', () => {
  it('is charged with the sheet in one payment and granted on the paid invoice', async () => {
    expect(await pay(good, 'subscription')).toMatchObject({ status: 'paid', amount: 54_000 });
    const [service] = await checkout.deps.work.stores.erServices.list(userId);
    expect(service).toMatchObject({
      orderId,
      kind: 'subscription',
      subscriptionId: expect.stringMatching(/^sub_/) as string,
    });
  });

  it('goes through 3-D Secure, and is granted once', async () => {
    const secret = await startAction('subscription');
    expect(await checkout.deps.work.stores.erServices.list(userId)).toEqual([]);
    await checkout.answer3ds(secret, 'complete');
    await checkout.takePaymentEvent(checkout.signed(checkout.eventOf('invoice.paid')));
    expect(await checkout.confirmOrderPayment({ orderId, userId })).toMatchObject({ status: 'paid', amount: 54_000 });
    expect(await checkout.deps.work.stores.erServices.list(userId)).toHaveLength(1);
  });

  it('ends when the subscription is cancelled at the provider', async () => {
    await pay(good, 'subscription');
    const [service] = await checkout.deps.work.stores.erServices.list(userId);
    if (!service?.subscriptionId) throw new Error('none');
    await checkout.stripe.subscriptions.cancel(service.subscriptionId);
    await checkout.takePaymentEvent(checkout.signed(checkout.eventOf('customer.subscription.deleted')));
    expect(await checkout.deps.work.stores.erServices.list(userId)).toMatchObject([{ endDate: checkout.time.now }]);
  });

  it('runs on for the year that its renewal pays', async () => {
    await pay(good, 'subscription');
    const { erServices } = checkout.deps.work.stores;
    const [service] = await erServices.list(userId);
    const subscription = checkout.double.store.subscriptions.get(service?.subscriptionId ?? '');
    const end = new Date('2028-11-21T10:00:00Z');
    const data = subscription.items.data.map((item) => ({ ...item, current_period_end: end.getTime() / 1000 }));
    checkout.double.store.subscriptions.put({ ...subscription, items: { ...subscription.items, data } });
    const invoice = {
      ...checkout.double.store.invoices.get(subscription.latest_invoice),
      billing_reason: 'subscription_cycle',
    };
    const renewal = { ...checkout.eventOf('invoice.paid'), id: `evt_${orderId}`, data: { object: invoice } };
    await checkout.takePaymentEvent(checkout.signed(renewal));
    expect(await erServices.list(userId)).toMatchObject([{ endDate: end }]);
  });

  /** The renewal begins, and its card is declined, or it is paid after all. */
  async function renew(subscriptionId: string, status: 'past_due' | 'active' | 'canceled') {
    const { items, ...subscription } = checkout.double.store.subscriptions.get(subscriptionId);
    const [start, end] = [Date.UTC(2027, 10, 21, 10) / 1000, Date.UTC(2028, 10, 21, 10) / 1000];
    const data = items.data.map((item) => ({ ...item, current_period_start: start, current_period_end: end }));
    const renewed = { ...subscription, status, items: { ...items, data } };
    checkout.double.store.subscriptions.put(renewed);
    const event = { ...checkout.eventOf('customer.subscription.created'), id: `evt_${randomUUID()}` };
    const signed = { ...event, type: 'customer.subscription.updated', data: { object: renewed } };
    await checkout.takePaymentEvent(checkout.signed(signed));
  }

  it('goes on for the days of grace where its renewal is not paid, and its buyer is told once', async () => {
    await pay(good, 'subscription');
    const { erServices } = checkout.deps.work.stores;
    const subscriptionId = (await erServices.list(userId))[0]?.subscriptionId ?? '';
    for (const _twice of [1, 2]) await renew(subscriptionId, 'past_due');
    const overdue = { endDate: new Date('2027-12-05T10:00:00Z'), isOverdue: true, isRenewed: true };
    expect(await erServices.list(userId)).toMatchObject([
      { ...overdue, payLink: expect.stringContaining('https://invoice.stripe.com/') as string },
    ]);
    await checkout.worker().drain();
    const told = checkout.mails.filter(({ messageId }) => messageId.startsWith(`overdue-renewal-${subscriptionId}`));
    expect(told.map(({ mail }) => mail)).toMatchObject([{ kind: 'overdue-renewal', endDate: overdue.endDate }]);
    await renew(subscriptionId, 'active');
    const paid = { endDate: new Date('2028-11-21T10:00:00Z'), isOverdue: false, payLink: null };
    expect(await erServices.list(userId)).toMatchObject([paid]);
  });

  it('ends with the days of grace where nobody pays, also when its provider gives it up later', async () => {
    await pay(good, 'subscription');
    const { erServices } = checkout.deps.work.stores;
    const subscriptionId = (await erServices.list(userId))[0]?.subscriptionId ?? '';
    await renew(subscriptionId, 'past_due');
    const before = checkout.time.now;
    checkout.time.now = new Date('2028-01-10T10:00:00Z');
    await renew(subscriptionId, 'canceled');
    checkout.time.now = before;
    const ended = { endDate: new Date('2027-12-05T10:00:00Z'), isOverdue: false, isRenewed: false };
    expect(await erServices.list(userId)).toMatchObject([ended]);
  });

  it('is neither paid nor granted with a declined card', async () => {
    await expect(pay(declined, 'subscription')).rejects.toMatchObject({ code: 'payment-declined' });
    expect(await checkout.deps.work.stores.erServices.list(userId)).toEqual([]);
    expect(await pay(good)).toMatchObject({ status: 'paid', amount: 8_500 });
  });
});

describe('the notes of an order', () => {
  it('are kept for the owner alone', async () => {
    await checkout.noteOrderInfo({ orderId, userId }, { uses: 'solvent', vendorCountry: 'DE' });
    const row = await checkout.database.db
      .selectFrom('sale_order')
      .select('info')
      .where('id', '=', orderId)
      .executeTakeFirst();
    expect(row?.info).toEqual({ uses: 'solvent', vendorCountry: 'DE' });
    const foreign = checkout.noteOrderInfo({ orderId, userId: await checkout.newUser() }, {});
    await expect(foreign).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('a price that changes while the checkout is open', () => {
  const shown = async () => (await checkout.getPrices({ userId, orderId, goEr: '', languageNumber: 1 })).amount;
  const payShown = (shownMinor: number) =>
    checkout.payOrder({ orderId, userId, cardToken: good, goEr: '', shownMinor });

  it('is told before anything is charged; the paid order keeps the price of its time', async () => {
    const before = await shown();
    const { prices } = checkout.deps.work.stores;
    const set = (firstLanguageMinor: number, validFrom: Date) => {
      const { smallestChargeMinor: _provider, ...list } = checkout.deps.prices;
      return prices.add({ validFrom, prices: { ...list, firstLanguageMinor }, staffId: userId }, validFrom);
    };
    await set(9_900, checkout.time.now);
    await expect(payShown(before)).rejects.toMatchObject({ code: 'price-changed' });
    expect([chargesOfOrder(), intents()]).toEqual([[], []]);
    expect(await shown()).toBe(9_900);
    expect(await payShown(9_900)).toMatchObject({ status: 'paid', amount: 9_900 });
    checkout.time.now = new Date(checkout.time.now.getTime() + 1_000);
    await set(8_500, checkout.time.now);
    expect(await shown()).toBe(9_900);
    expect(await payShown(8_500)).toMatchObject({ status: 'paid', amount: 9_900 });
    expect(chargesOfOrder()).toHaveLength(1);
  });
});
