import { ownInvoice } from '@gosds/usecases/money/make-invoice';
import { moneyNumber } from '@gosds/usecases/money/money-document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenCheckout, openCheckout } from './testing/open-checkout.ts';

let checkout: OpenCheckout;
beforeAll(async () => {
  checkout = await openCheckout();
});
afterAll(() => checkout.close());

const invoiceOf = (orderId: string) => checkout.deps.work.stores.moneyDocuments.findInvoice(orderId);

async function paid(goEr: '' | 'single' = '', userId?: string) {
  const buyer = userId ?? (await checkout.newUser());
  const { orderId } = await checkout.newOrder(buyer);
  await checkout.payOrder({ orderId, userId: buyer, cardToken: 'pm_card_visa', goEr });
  return { orderId, userId: buyer };
}

const own = (key: { readonly orderId: string; readonly userId: string }, language = 'en') =>
  ownInvoice(checkout.deps)({ ...key, language });

/** The numbers of a year, in their order. */
async function numbersOf(year: number) {
  const asked = 'select number from money_document where year = $1 order by number';
  const { rows } = await checkout.database.pool.query<{ number: number }>(asked, [year]);
  return rows.map(({ number }) => number);
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe('the number of an invoice', () => {
  it('is given with the payment, and none is left out where twelve pay at a time and others are declined', async () => {
    const orders = await Promise.all(
      upTo(12).map(async (at) => {
        const userId = await checkout.newUser();
        const { orderId } = await checkout.newOrder(userId);
        return { orderId, userId, cardToken: at % 3 === 0 ? 'pm_card_chargeDeclined' : 'pm_card_visa' };
      }),
    );
    await Promise.allSettled(orders.map((order) => checkout.payOrder({ ...order, goEr: '' })));
    const invoices = await Promise.all(orders.map(({ orderId }) => invoiceOf(orderId)));
    expect(invoices.filter((invoice) => invoice === undefined)).toHaveLength(4);
    expect(await numbersOf(2026)).toEqual(upTo(8));
  });

  it('is given back where the payment is not written after all', async () => {
    const before = await numbersOf(2026);
    const userId = await checkout.newUser();
    const { orderId } = await checkout.newOrder(userId);
    const failing = checkout.deps.work.transaction(async (stores) => {
      await stores.moneyDocuments.issueInvoice(orderId, checkout.time.now);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    await paid();
    expect(await numbersOf(2026)).toEqual(upTo(before.length + 1));
  });

  it('begins anew with the year', async () => {
    checkout.time.now = new Date('2027-01-01T00:00:01Z');
    const { orderId } = await paid();
    checkout.time.now = new Date('2026-11-21T10:00:00Z');
    expect(await invoiceOf(orderId)).toMatchObject({ year: 2027, number: 1 });
  });

  it('is given once to an order that was paid before there were invoices, however many ask', async () => {
    const key = await paid();
    const { pool } = checkout.database;
    await pool.query('alter table money_document disable trigger keep_money_document');
    await pool.query('delete from money_document where order_id = $1', [key.orderId]);
    await pool.query('alter table money_document enable trigger keep_money_document');
    const files = await Promise.all(upTo(6).map(() => own(key)));
    expect(new Set(files.map(({ fileName }) => fileName)).size).toBe(1);
  });
});

describe('an invoice', () => {
  it('says seller, buyer, lines, reductions and payment, and never changes', async () => {
    const key = await paid('single');
    await own(key);
    const invoice = await invoiceOf(key.orderId);
    expect(invoice?.content).toMatchObject({
      seller: { name: 'GoSDS Inc.', address: ['1 Main St', 'Springfield'], taxNumber: 'US-1' },
      buyer: { name: 'Buyer' },
      currency: 'usd',
      lines: [
        { code: 'first-language', productName: 'Blend', quantity: 1, amountMinor: 8_500, taxPercent: 0, taxMinor: 0 },
        { code: 'er-single', amountMinor: 170_625 },
      ],
      totalMinor: 179_125,
      paidBy: 'card',
      paidAt: '2026-11-21T10:00:00.000Z',
    });
    await checkout.deps.work.stores.users.setName(key.userId, 'Renamed');
    await own(key);
    expect(await invoiceOf(key.orderId)).toEqual(invoice);
    const change = checkout.database.pool.query('update money_document set number = 99 where order_id = $1', [
      key.orderId,
    ]);
    await expect(change).rejects.toThrow('cannot change');
  });

  it('of nothing due is of 0', async () => {
    const userId = await checkout.newUser();
    await checkout.database.pool.query('update app_user set sds_discount_percent = 100 where id = $1', [userId]);
    const key = await paid('', userId);
    await own(key);
    expect((await invoiceOf(key.orderId))?.content).toMatchObject({ totalMinor: 0, paidBy: 'nothing-due' });
  });

  it('of another, of an unpaid order and of none is not found', async () => {
    const key = await paid();
    const stranger = await checkout.newUser();
    const { orderId } = await checkout.newOrder(stranger);
    await expect(own({ ...key, userId: stranger })).rejects.toMatchObject({ code: 'not-found' });
    await expect(own({ orderId, userId: stranger })).rejects.toMatchObject({ code: 'not-found' });
    expect(await invoiceOf(orderId)).toBeUndefined();
  });

  it('goes with the mail of the sheet, in the language in which the buyer paid', async () => {
    const userId = await checkout.newUser();
    await checkout.noteLanguage(userId, 'ar');
    const { orderId } = await paid('', userId);
    checkout.mails.length = 0;
    await checkout.worker().runNow(`mail-paid-sheet:${orderId}`);
    const invoice = await invoiceOf(orderId);
    const [sent] = checkout.mails;
    if (!invoice || sent?.mail.kind !== 'paid-document') throw new Error('no mail');
    const number = moneyNumber(invoice);
    expect(sent.mail.attachments.map(({ fileName }) => fileName)).toEqual(['Blend.pdf', `${number}.pdf`]);
    expect(Buffer.from(sent.mail.attachments[1]?.content ?? []).toString()).toBe(`%PDF ${number} ar`);
  });
});
