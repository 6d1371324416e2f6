import { randomUUID } from 'node:crypto';
import { allActs } from '@gosds/contract/staff/staff-acts';
import { newestPurchases } from '@gosds/contract/accounts/my-account-search';
import { takePayPalEvent } from '@gosds/usecases/checkout/pay-with-paypal';
import { ownCreditNote } from '@gosds/usecases/money/make-invoice';
import { listPayments, refundPayment } from '@gosds/usecases/staff/refunds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenCheckout, openCheckout } from './testing/open-checkout.ts';

let checkout: OpenCheckout;
beforeAll(async () => {
  checkout = await openCheckout();
});
afterAll(() => checkout.close());

async function paid(goEr: '' | 'subscription' = '') {
  const userId = await checkout.newUser();
  const { orderId } = await checkout.newOrder(userId);
  await checkout.payOrder({ orderId, userId, cardToken: 'pm_card_visa', goEr });
  const reference = (await checkout.find(orderId))?.reference ?? '';
  return { orderId, userId, reference };
}

async function paidByPayPal() {
  const userId = await checkout.newUser();
  const { orderId } = await checkout.newOrder(userId);
  await checkout.payWithPayPal({ orderId, userId, goEr: '' });
  const reference = (await checkout.find(orderId))?.reference ?? '';
  checkout.payPalDouble.orders.decide(reference, 'approve');
  await checkout.confirmPayPalOrder({ userId, payPalOrderId: reference });
  return { orderId, userId, reference };
}

/** Somebody gives money back at the card provider's own page; its event arrives, twice. */
async function refundAtProvider(reference: string, amount: number) {
  const { data } = await checkout.stripe.invoicePayments.list({ invoice: reference });
  const intent = data[0]?.payment.payment_intent;
  const payment_intent = typeof intent === 'string' ? intent : reference;
  await checkout.stripe.refunds.create({ payment_intent, amount });
  const event = checkout.signed(checkout.eventOf('charge.refunded'));
  for (const _twice of [1, 2]) await checkout.takePaymentEvent(event);
}

async function purchaseOf(userId: string) {
  const { found } = await checkout.deps.work.stores.purchases.search(userId, newestPurchases);
  const [purchase] = found;
  if (!purchase) throw new Error('no purchase');
  return purchase;
}

const noteOf = (refundId = '') => checkout.deps.work.stores.moneyDocuments.findCreditNote(refundId);

describe('a refund that was made at the card provider', () => {
  it('is shown on the account, part by part, each with a credit note without gaps', async () => {
    const order = await paid();
    expect(await purchaseOf(order.userId)).toMatchObject({ refundedMinor: 0, creditNotes: [] });
    await refundAtProvider(order.reference, 2_000);
    await refundAtProvider(order.reference, 6_500);
    const { creditNotes, ...purchase } = await purchaseOf(order.userId);
    expect(purchase).toMatchObject({ amountMinor: 8_500, refundedMinor: 8_500 });
    const notes = await Promise.all(creditNotes.map(noteOf));
    expect(notes.map((note) => note?.number)).toEqual([1, 2]);
  });

  it('is mailed with its credit note, which names the invoice', async () => {
    const order = await paid();
    await refundAtProvider(order.reference, 2_000);
    const { creditNotes } = await purchaseOf(order.userId);
    const [refundId = ''] = creditNotes;
    checkout.mails.length = 0;
    await checkout.worker().runNow(`mail-credit-note:${refundId}`);
    expect(checkout.mails).toMatchObject([
      { mail: { kind: 'credit-note', amountMinor: 2_000, attachments: [{ mediaType: 'application/pdf' }] } },
    ]);
    const invoice = await checkout.deps.work.stores.moneyDocuments.findInvoice(order.orderId);
    expect((await noteOf(refundId))?.content).toMatchObject({
      totalMinor: 2_000,
      credit: {
        invoice: `INV-2026-${String(invoice?.number).padStart(6, '0')}`,
        products: [invoice?.content?.lines[0]?.productName],
      },
    });
  });

  it('is of its own buyer alone', async () => {
    const order = await paid();
    await refundAtProvider(order.reference, 2_000);
    const { creditNotes } = await purchaseOf(order.userId);
    const key = { orderId: order.orderId, refundId: creditNotes[0] ?? '', language: 'en' };
    const other = await paid();
    expect(await ownCreditNote(checkout.deps)({ ...key, userId: order.userId })).toMatchObject({
      fileName: expect.stringMatching(/^CN-2026-\d{6}\.pdf$/) as string,
    });
    for (const stranger of [
      { ...key, userId: other.userId },
      { ...key, ...other },
    ])
      await expect(ownCreditNote(checkout.deps)(stranger)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('of everything ends the renewal of emergency response, a part does not, and what was paid runs on', async () => {
    const order = await paid('subscription');
    const service = async () => (await checkout.deps.work.stores.erServices.list(order.userId))[0];
    const before = await service();
    await refundAtProvider(order.reference, 53_999);
    await checkout.worker().runNow(`end-refunded:${order.orderId}`);
    expect(await service()).toEqual(before);
    await refundAtProvider(order.reference, 1);
    await checkout.worker().runNow(`end-refunded:${order.orderId}`);
    expect(await service()).toEqual({ ...before, isRenewed: false });
  });
});

describe('a refund that staff makes', () => {
  const staffDeps = () => checkout.deps;
  const ask = (order: { orderId: string; userId: string }, amountMinor: number, key: string = randomUUID()) =>
    refundPayment(staffDeps())({
      ...{ staffId: order.userId, orderId: order.orderId, amountMinor, key },
      reason: 'Twice',
    });
  const listed = async (text: string, check: 'Equals' | 'Contains' = 'Equals') =>
    (await listPayments(staffDeps())({ text, check })).payments;

  it('gives back by card, part by part, once for each key, up to what was charged', async () => {
    const order = await paid();
    const key = randomUUID();
    for (const _twice of [1, 2]) expect(await ask(order, 2_000, key)).toEqual({ status: 'done', amountMinor: 2_000 });
    expect(await purchaseOf(order.userId)).toMatchObject({ refundedMinor: 2_000, creditNotes: [expect.any(String)] });
    // An answer that was lost, and another amount with the same key: the first refund is what is told.
    expect(await ask(order, 2_500, key)).toEqual({ status: 'done', amountMinor: 2_000 });
    await expect(ask(order, 6_501)).rejects.toMatchObject({ code: 'refund-too-much' });
    expect(await ask(order, 6_500)).toEqual({ status: 'done', amountMinor: 6_500 });
    await expect(ask(order, 1)).rejects.toMatchObject({ code: 'refund-too-much' });
    expect(await purchaseOf(order.userId)).toMatchObject({ refundedMinor: 8_500 });
    const { acts } = await checkout.deps.work.stores.staff.listActs(allActs, { limit: 1, offset: 5 });
    expect(acts).toMatchObject([
      {
        kind: 'asked-refund',
        detail: [{ name: 'order' }, { name: 'amount', after: 'USD 20.00' }, { name: 'reason', after: 'Twice' }],
      },
    ]);
  });

  it('gives back by PayPal', async () => {
    const { orderId, userId } = await paidByPayPal();
    expect(await ask({ orderId, userId }, 500)).toEqual({ status: 'done', amountMinor: 500 });
    expect(await purchaseOf(userId)).toMatchObject({ refundedMinor: 500 });
  });

  it('is of a payment that is found by e-mail, order and invoice, in part or whole', async () => {
    const order = await paid();
    await ask(order, 1_500);
    const [payment] = await listed((await checkout.find(order.orderId))?.cwOrderId ?? '');
    expect(payment).toMatchObject({ id: order.orderId, amountMinor: 8_500, refundedMinor: 1_500, pendingMinor: 0 });
    const { email = '', invoice, cwOrderId = '' } = payment ?? {};
    for (const text of [email, email.toUpperCase(), invoice ?? '', cwOrderId])
      expect((await listed(text)).map(({ id }) => id)).toContain(order.orderId);
    expect(await listed(email.slice(0, 9))).toEqual([]);
    expect((await listed(email.slice(0, 9), 'Contains')).map(({ id }) => id)).toContain(order.orderId);
    expect(await listed('%')).toEqual([]);
    expect((await listed('', 'Contains'))[0]).toMatchObject({ id: order.orderId });
  });

  it('is refused of what nobody paid', async () => {
    const userId = await checkout.newUser();
    const { orderId } = await checkout.newOrder(userId);
    await expect(ask({ orderId, userId }, 1)).rejects.toMatchObject({ code: 'not-found' });
    await expect(ask({ orderId: randomUUID(), userId }, 1)).rejects.toMatchObject({ code: 'not-found' });
  });
});

it('a refund that was made at PayPal is recorded as well', async () => {
  const { orderId, userId, reference } = await paidByPayPal();
  const { payPal } = checkout.deps;
  await payPal.refund({ reference, amountMinor: 8_500, key: orderId, known: [] });
  const told = {
    ...checkout.deps,
    payPal: { ...payPal, readEvent: async () => ({ id: 'e', reference, isRefund: true, isSubscription: false }) },
  };
  await takePayPalEvent(told)({ rawBody: Buffer.from(''), headers: {} });
  expect(await purchaseOf(userId)).toMatchObject({ refundedMinor: 8_500, creditNotes: [expect.any(String)] });
});
