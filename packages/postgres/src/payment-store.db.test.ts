import { draftSchema, emptyDraft } from '@gosds/sheet/draft/draft';
import type { Order } from '@gosds/usecases/checkout/order';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { postgresUnitOfWork } from './unit-of-work.ts';

const now = new Date('2026-11-21T10:00:00Z');
const nothingOff = {
  discountPercent: 0,
  discountUpTo: null,
  discountMinor: 0,
  promoMinor: 0,
  taxPercent: 0,
  taxMinor: 0,
};
const price = { code: 'first-language' as const, listMinor: 8_500, ...nothingOff };
const withPrice = ({ lines }: Pick<Order, 'lines'>) => lines.map((line) => ({ ...line, price }));

describe('orders as paying sees them', () => {
  let database: TestDatabase;
  let userId: string;
  let draftId: string;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    const { users, drafts } = work().stores;
    const user = await users.add({ email: `${crypto.randomUUID()}@example.com`, name: 'A', passwordHash: 'x' });
    userId = user?.id ?? '';
    ({ id: draftId } = await drafts.add({ userId, draft: emptyDraft() }, now));
  });

  const work = () => postgresUnitOfWork(database.db);

  async function newDocument(language = 'en', uses = '') {
    const draft = draftSchema.parse({ description: { language, uses, logo: { fileId: language, width: 20 } } });
    const facts = { userId, draftId, draftVersion: 1, materialNumber: 1, productName: 'P', companyName: 'C' };
    const printed = {
      contentHash: 'c',
      text: 't',
      pageCount: 1,
      emergencyNumber: null,
      previewHash: 'p',
      cleanHash: 'k',
      review: null,
      files: null,
    };
    return work().stores.documents.add({ ...facts, ...printed, draft, sheet: {} as never }, now);
  }

  async function openOrder(language = 'en', uses = '') {
    const { id: documentId } = await newDocument(language, uses);
    const opening = { userId, draftId, documentId, productName: 'P', country: 'DE', language };
    const { id } = await work().transaction(({ orders }) => orders.openFor(opening, now));
    return { id, documentId };
  }

  async function find(id: string): Promise<Order> {
    const order = await work().stores.payments.find({ id });
    if (!order) throw new Error('no order');
    return order;
  }
  async function change(id: string, to: Partial<Order>) {
    await work().stores.payments.save({ ...(await find(id)), ...to });
  }
  async function payFor(id: string) {
    const order = await find(id);
    await change(id, { status: 'paid', paidBy: 'card', paidAt: now, lines: withPrice(order) });
  }

  it('come back as they were saved', async () => {
    const { id, documentId } = await openOrder();
    const product = { draftId, productName: 'P' };
    const saved = {
      status: 'failed',
      paidBy: 'card',
      lines: [
        {
          ...{ kind: 'further-language' as const, ...product, documentId, country: 'DE', language: 'en' },
          price: { ...price, discountPercent: 12.5, discountUpTo: '2026-12-31', discountMinor: 1_000, promoMinor: 500 },
        },
        { kind: 'er-single', ...product, price: { ...nothingOff, code: 'er-single', listMinor: 170_625 } },
      ],
      attempt: 3,
      attemptedAt: now,
      cardToken: 'pm_1',
      reference: `pi_${id}`,
      decline: { reason: 'expired_card', message: 'Your card has expired.' },
    } as const;
    await change(id, saved);
    expect(await work().stores.payments.find({ id, userId })).toMatchObject({ id, userId, ...saved });
    expect(await work().stores.payments.find({ id, userId: crypto.randomUUID() })).toBeUndefined();
  });

  it('are changed by one at a time', async () => {
    const { id } = await openOrder();
    const raise = () =>
      work().transaction(async ({ payments }) => {
        const order = await payments.lock({ id });
        if (order) await payments.save({ ...order, attempt: order.attempt + 1 });
      });
    await Promise.all(Array.from({ length: 10 }, raise));
    expect(await work().stores.payments.find({ id })).toMatchObject({ attempt: 10 });
  });

  it.each(['new', 'failed'] as const)('that are %s take the new document of their draft', async (status) => {
    const first = await openOrder();
    await change(first.id, { status });
    const second = await openOrder();
    expect(second.id).toBe(first.id);
    expect(await find(first.id)).toMatchObject({ lines: [{ documentId: second.documentId }] });
  });

  it.each(['charging', 'action', 'pending'] as const)(
    'that are %s keep their document; the draft gets another order',
    async (status) => {
      const first = await openOrder();
      await change(first.id, { status });
      const second = await openOrder();
      expect(second.id).not.toBe(first.id);
      expect(await find(first.id)).toMatchObject({ lines: [{ documentId: first.documentId }] });
    },
  );

  it('are one for a draft, however many are opened at a time', async () => {
    const opened = await Promise.all(Array.from({ length: 8 }, () => openOrder()));
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  });

  it('are no further language of themselves, of another product or of an unpaid sheet', async () => {
    const { payments } = work().stores;
    const english = await openOrder('en');
    expect(await payments.languageNumber(english.id)).toBe(1);
    await payFor(english.id);
    const french = await openOrder('fr');
    expect(await payments.languageNumber(french.id)).toBe(2);
    const changed = await openOrder('fr', 'another use');
    expect(changed.id).toBe(french.id);
    expect(await payments.languageNumber(french.id)).toBe(1);
    await payFor(french.id);
    const again = await openOrder('en');
    expect(await payments.languageNumber(again.id)).toBe(1);
  });

  it('of a later version cost as its first language, then as its further ones', async () => {
    const { payments } = work().stores;
    for (const language of ['en', 'fr']) await payFor((await openOrder(language)).id);
    const english = await openOrder('en', 'another use');
    expect(await payments.languageNumber(english.id)).toBe(1);
    await payFor(english.id);
    const french = await openOrder('fr', 'another use');
    expect(await payments.languageNumber(french.id)).toBe(2);
  });

  it('that are paid are the versions of their draft, the newest first', async () => {
    const { orders } = work().stores;
    const first = await openOrder();
    await payFor(first.id);
    const second = await openOrder();
    expect((await orders.listPaidOfDraft({ draftId, userId })).map(({ id }) => id)).toEqual([first.id]);
    await payFor(second.id);
    expect((await orders.listPaidOfDraft({ draftId, userId })).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await orders.listPaidOfDraft({ draftId, userId: crypto.randomUUID() })).toEqual([]);
  });

  it('keep a sheet that nobody can change', async () => {
    const { id } = await newDocument();
    const change = database.db.updateTable('document').set({ clean_hash: 'other' }).where('id', '=', id).execute();
    await expect(change).rejects.toThrow(/cannot change/);
  });

  it('cannot be paid without time and price, nor by one payment twice', async () => {
    const { id } = await openOrder();
    const lines = withPrice(await find(id));
    await expect(change(id, { status: 'paid', paidAt: now })).rejects.toThrow('paid_has_its_price');
    await expect(change(id, { status: 'paid', paidAt: null, lines })).rejects.toThrow('paid_has_its_time');
    await change(id, { status: 'paid', paidAt: now, lines, reference: 'pi_once' });
    const other = await openOrder();
    await expect(change(other.id, { reference: 'pi_once' })).rejects.toThrow('unique');
  });

  it('take an event once', async () => {
    const { payments } = work().stores;
    const taken = await Promise.all(Array.from({ length: 5 }, () => payments.takeEvent('evt_1', now)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('grant the emergency-response service once, and move the end of a subscription', async () => {
    const { id } = await openOrder();
    await payFor(id);
    const { erServices } = work().stores;
    const facts = { orderId: id, userId, kind: 'subscription' as const, name: 'P', cwNumber: '1', createdAt: now };
    await erServices.grant({ ...facts, endDate: now, subscriptionId: 'sub_1' });
    await erServices.grant({ ...facts, endDate: new Date(0), subscriptionId: 'sub_1' });
    const later = new Date('2027-11-21T10:00:00Z');
    const paid = { endDate: later, isOverdue: false, payLink: null };
    await erServices.setPeriod({ ...paid, subscriptionId: 'sub_1' });
    await erServices.setPeriod({ ...paid, subscriptionId: 'sub_unknown', endDate: now });
    expect(await erServices.list(userId)).toMatchObject([{ orderId: id, endDate: later }]);
    await erServices.endBy('sub_1', new Date(later.getTime() + 1000));
    expect(await erServices.findBySubscription('sub_1')).toMatchObject({ orderId: id, endDate: later });
    await erServices.endBy('sub_1', now);
    expect(await erServices.findBySubscription('sub_1')).toMatchObject({ endDate: now });
  });
});
