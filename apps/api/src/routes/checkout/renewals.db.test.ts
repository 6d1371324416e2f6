import { randomUUID } from 'node:crypto';
import { newestPurchases } from '@gosds/contract/accounts/my-account-search';
import { deleteAccount } from '@gosds/usecases/accounts/delete-account';
import { policy } from '@gosds/usecases/policy';
import { takePayPalEvent } from '@gosds/usecases/checkout/pay-with-paypal';
import { ownCreditNote, ownInvoice } from '@gosds/usecases/money/make-invoice';
import { listPayments, refundPayment } from '@gosds/usecases/staff/refunds';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenCheckout, openCheckout } from './testing/open-checkout.ts';

let checkout: OpenCheckout;
beforeAll(async () => {
  checkout = await openCheckout();
});
afterAll(() => checkout.close());

type Bought = { readonly orderId: string; readonly userId: string; readonly subscriptionId: string };

const stores = () => checkout.deps.work.stores;
const renewalsOf = ({ userId }: Bought) => stores().erServices.listRenewals(userId);

async function boughtBy(pay: (key: { orderId: string; userId: string }) => Promise<unknown>): Promise<Bought> {
  const userId = await checkout.newUser();
  const { orderId } = await checkout.newOrder(userId);
  await pay({ orderId, userId });
  const [service] = await stores().erServices.list(userId);
  return { orderId, userId, subscriptionId: service?.subscriptionId ?? '' };
}

/** By which a subscription is bought and renewed. */
const ways = {
  card: {
    buy: () => boughtBy((key) => checkout.payOrder({ ...key, cardToken: 'pm_card_visa', goEr: 'subscription' })),
    renew: async ({ subscriptionId }: Bought, times = 1) => {
      for (let year = 0; year < times; year += 1) checkout.double.renew(subscriptionId);
      const event = checkout.signed({ ...checkout.eventOf('invoice.paid'), id: `evt_${randomUUID()}` });
      for (const _twice of [1, 2]) await checkout.takePaymentEvent(event);
    },
  },
  paypal: {
    buy: () =>
      boughtBy(async (key) => {
        await checkout.subscribeWithPayPal({ ...key, planId: await checkout.payPalPlanOf(key) });
        const reference = (await checkout.find(key.orderId))?.reference ?? '';
        checkout.payPalDouble.subscriptions.decide(reference, 'approve');
        await checkout.confirmPayPalOrder({ userId: key.userId, payPalOrderId: reference });
      }),
    renew: async ({ subscriptionId }: Bought, times = 1) => {
      for (let year = 0; year < times; year += 1) checkout.payPalDouble.subscriptions.renew(subscriptionId, 'paid');
      const news = { id: `WH-${randomUUID()}`, reference: subscriptionId, isRefund: false, isSubscription: true };
      const payPal = { ...checkout.deps.payPal, readEvent: async () => news };
      for (const _twice of [1, 2])
        await takePayPalEvent({ ...checkout.deps, payPal })({ rawBody: Buffer.from(''), headers: {} });
    },
  },
} as const;

describe.each(['card', 'paypal'] as const)('a renewal by %s', (way) => {
  let bought: Bought;
  const { buy, renew } = ways[way];
  beforeEach(async () => {
    bought = await buy();
  });

  it('has an order and an invoice of its own, without gaps, however often it is told, and the first charge none more', async () => {
    await renew(bought, 2);
    const renewals = await renewalsOf(bought);
    expect(renewals).toHaveLength(2);
    const invoices = await Promise.all(renewals.map(({ orderId }) => stores().moneyDocuments.findInvoice(orderId)));
    const first = await stores().moneyDocuments.findInvoice(bought.orderId);
    const from = first?.number ?? 0;
    expect(invoices.map((invoice) => invoice?.number)).toEqual([from + 1, from + 2]);
    expect((await stores().purchases.search(bought.userId, newestPurchases)).count).toBe(1);
  });

  it('is told by mail, with an invoice of the year and what was charged', async () => {
    await renew(bought);
    const [renewal] = await renewalsOf(bought);
    const orderId = renewal?.orderId ?? '';
    checkout.mails.length = 0;
    await checkout.worker().runNow(`mail-renewal-invoice:${orderId}`);
    expect(checkout.mails).toMatchObject([
      { mail: { kind: 'renewal-invoice', amountMinor: 45_500, productName: 'Blend', attachments: [{}] } },
    ]);
    await ownInvoice(checkout.deps)({ orderId, userId: bought.userId, language: 'en' });
    expect((await stores().moneyDocuments.findInvoice(orderId))?.content).toMatchObject({
      lines: [{ code: 'er-subscription', productName: 'Blend', amountMinor: 45_500 }],
      ...{ totalMinor: 45_500, paidBy: way },
    });
    const stranger = { orderId, userId: await checkout.newUser(), language: 'en' };
    await expect(ownInvoice(checkout.deps)(stranger)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is written once where the same charges are told at a time', async () => {
    await Promise.all([renew(bought), renew(bought), renew(bought)]);
    expect(await renewalsOf(bought)).toHaveLength(3);
    await renew(bought, 0);
    expect(await renewalsOf(bought)).toHaveLength(3);
  });

  it('is given back by staff part by part, with a credit note, and is not billed again once all was', async () => {
    await renew(bought);
    const [renewal] = await renewalsOf(bought);
    const orderId = renewal?.orderId ?? '';
    const { email } = (await stores().users.find(bought.userId)) ?? { email: '' };
    const { payments } = await listPayments(checkout.deps)({ text: email, check: 'Equals' });
    expect(payments.map(({ amountMinor }) => amountMinor).toSorted()).toEqual([45_500, 54_000]);
    const give = (amountMinor: number, key: string = randomUUID()) =>
      refundPayment(checkout.deps)({ staffId: bought.userId, orderId, amountMinor, reason: 'Not wanted', key });
    const key = randomUUID();
    for (const _twice of [1, 2]) expect(await give(5_500, key)).toEqual({ status: 'done', amountMinor: 5_500 });
    await expect(give(40_001)).rejects.toMatchObject({ code: 'refund-too-much' });
    expect(await stores().erServices.list(bought.userId)).toMatchObject([{ isRenewed: true }]);
    await give(40_000);
    await checkout.worker().runNow(`end-refunded:${orderId}`);
    expect(await stores().erServices.list(bought.userId)).toMatchObject([{ isRenewed: false }]);
    const [after] = await renewalsOf(bought);
    expect(after?.creditNotes).toHaveLength(2);
    const note = { orderId, refundId: after?.creditNotes[0] ?? '', userId: bought.userId, language: 'en' };
    expect((await ownCreditNote(checkout.deps)(note)).fileName).toMatch(/^CN-/);
  });
});

it('a refund of a plan of PayPal that was made there is recorded, beside those of staff', async () => {
  const bought = await ways.paypal.buy();
  const { orderId, userId, subscriptionId: reference } = bought;
  const ask = { staffId: userId, orderId, amountMinor: 4_000, reason: 'Twice', key: randomUUID() };
  await refundPayment(checkout.deps)(ask);
  const { payPal } = checkout.deps;
  const there = await payPal.refund({ reference, amountMinor: 50_000, key: randomUUID(), known: [] });
  if (there.status !== 'made') throw new Error(there.status);
  const news = { id: 'WH-there', reference, isRefund: true, isSubscription: false, refundId: there.refund.id };
  const told = { ...checkout.deps, payPal: { ...payPal, readEvent: async () => news } };
  for (const _twice of [1, 2]) await takePayPalEvent(told)({ rawBody: Buffer.from(''), headers: {} });
  const { found } = await stores().purchases.search(userId, newestPurchases);
  expect(found).toMatchObject([{ refundedMinor: 54_000, creditNotes: [expect.any(String), expect.any(String)] }]);
  await checkout.worker().runNow(`end-refunded:${orderId}`);
  expect(await stores().erServices.list(userId)).toMatchObject([{ isRenewed: false }]);
});

/** As the owner does on the page of the settings. */
async function deleteOwner({ userId }: Bought): Promise<void> {
  const user = await stores().users.find(userId);
  if (!user) throw new Error('no user');
  const erasures = { note: async () => undefined, list: async () => [] };
  const passwords = { hash: async () => 'x', verify: async () => true };
  const session = { id: randomUUID(), user, tokenHash: 'x', isCsrfToken: () => true };
  await deleteAccount({ ...checkout.deps, passwords, invoicesKept: policy.invoicesKept, erasures })(session, 'Secret1');
}

describe('the account of a renewal that is under way', () => {
  it.each(['card', 'paypal'] as const)(
    'by %s is deleted after the year that was charged has its invoice',
    async (way) => {
      const bought = await ways[way].buy();
      if (way === 'card') checkout.double.renew(bought.subscriptionId);
      else checkout.payPalDouble.subscriptions.renew(bought.subscriptionId, 'paid');
      const paidOrders = () => stores().ownData.paidOrdersOf(bought.userId);
      expect(await paidOrders()).toHaveLength(1);
      await deleteOwner(bought);
      const orders = await paidOrders();
      expect(orders).toHaveLength(2);
      for (const orderId of orders) expect(await stores().moneyDocuments.findInvoice(orderId)).toBeDefined();
      // What the provider tells late changes nothing.
      await ways[way].renew(bought, 0);
      expect(await paidOrders()).toEqual(orders);
      expect(await stores().users.find(bought.userId)).toBeUndefined();
    },
  );

  it('stays while a bill may still be charged, and is billed no more after it', async () => {
    const bought = await ways.card.buy();
    const bill = checkout.double.bill(bought.subscriptionId);
    await expect(deleteOwner(bought)).rejects.toMatchObject({ code: 'account-in-use' });
    expect(await stores().erServices.list(bought.userId)).toMatchObject([{ isRenewed: false }]);
    expect(await stores().users.find(bought.userId)).toBeDefined();
    checkout.double.payBill(bill);
    await deleteOwner(bought);
    expect(await stores().ownData.paidOrdersOf(bought.userId)).toHaveLength(2);
  });

  it('stays while a renewal is overdue', async () => {
    const bought = await ways.card.buy();
    const overdue = { endDate: new Date(checkout.time.now.getTime() + 86_400_000), isOverdue: true, payLink: null };
    await stores().erServices.setPeriod({ subscriptionId: bought.subscriptionId, ...overdue });
    await expect(deleteOwner(bought)).rejects.toMatchObject({ code: 'account-in-use' });
  });
});
