import { emptyDraft } from '@gosds/sheet/draft/draft';
import { breakdownOf } from '@gosds/usecases/checkout/price-order';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { postgresUnitOfWork } from '../unit-of-work.ts';
import { pricesOf } from '@gosds/usecases/checkout/order';

const now = new Date('2026-11-21T10:00:00Z');

type OldLine = readonly [code: string, amountMinor: number];

/** A price as the version before wrote it. */
const oldPrice = (lines: readonly OldLine[], discountPercent = 0, discountUpTo: string | null = null) => ({
  currency: 'usd',
  lines: lines.map(([code, amountMinor]) => ({ code, amountMinor })),
  discountPercent,
  discountUpTo,
  totalMinor: lines.reduce((sum, [, amountMinor]) => sum + amountMinor, 0),
});

const full = oldPrice([['first-language', 8_500]]);
const withEr = oldPrice(
  [
    ['further-language', 4_250],
    ['discount', -850],
    ['er-subscription', 45_500],
  ],
  20,
  '2026-12-31',
);
const free = oldPrice(
  [
    ['first-language', 8_500],
    ['discount', -8_500],
  ],
  100,
);
const internalFive = oldPrice([
  ['internal', 500],
  ['er-single', 170_625],
]);

/** An order in the columns of the version before. */
type OldOrder = { readonly status: string; readonly price: object | null; readonly goEr: string };

const oldOrders: Readonly<Record<string, OldOrder>> = {
  new: { status: 'new', price: null, goEr: '' },
  charging: { status: 'charging', price: full, goEr: '' },
  action: { status: 'action', price: withEr, goEr: 'subscription' },
  pending: { status: 'pending', price: internalFive, goEr: 'single' },
  failed: { status: 'failed', price: withEr, goEr: 'subscription' },
  paid: { status: 'paid', price: full, goEr: '' },
  'paid with emergency response': { status: 'paid', price: withEr, goEr: 'subscription' },
  'paid by an internal user': { status: 'paid', price: internalFive, goEr: 'single' },
  'paid with a discount of 100 %': { status: 'paid', price: free, goEr: '' },
};

let database: TestDatabase;
let userId: string;
const ids = new Map<string, { id: string; draftId: string; documentId: string }>();
const work = () => postgresUnitOfWork(database.db);
const idOf = (name: string) => ids.get(name)!;

async function newSheet() {
  const drafts = await sql<{ id: string }>`
    insert into draft (user_id, version, draft, created_at, saved_at)
    values (${userId}, 1, ${JSON.stringify(emptyDraft())}, ${now}, ${now}) returning id`.execute(database.db);
  const draftId = drafts.rows[0]!.id;
  const { rows } = await sql<{ id: string }>`
    insert into document (user_id, draft_id, draft_version, material_number, product_name, company_name, content_hash,
      draft, sheet, text, page_count, preview_hash, clean_hash, created_at)
    values (${userId}, ${draftId}, 1, 1, 'P', 'C', 'h', '{}', '{}', '', 1, 'p', 'c', ${now}) returning id`.execute(
    database.db,
  );
  return { draftId, documentId: rows[0]!.id };
}

/** As the version before wrote it: it knows no lines. */
async function insertOld(): Promise<{ id: string; draftId: string; documentId: string }> {
  const { draftId, documentId } = await newSheet();
  const { rows } = await sql<{ id: string }>`
    insert into sale_order (user_id, draft_id, document_id, product_name, country, language, created_at)
    values (${userId}, ${draftId}, ${documentId}, 'P', 'DE', 'en', ${now}) returning id`.execute(database.db);
  return { id: rows[0]!.id, draftId, documentId };
}

const saveOld = (id: string, { status, price, goEr }: OldOrder) =>
  sql`update sale_order set status = ${status}, go_er = ${goEr}, price = ${price && JSON.stringify(price)}::jsonb,
    attempt = 1, reference = ${`pi_${id}`}, paid_at = ${status === 'paid' ? now : null}
    where id = ${id}`.execute(database.db);

const grantOld = (id: string) =>
  sql`insert into er_service (order_id, user_id, kind, name, cw_number, end_date, created_at)
    values (${id}, ${userId}, 'subscription', 'P', 'CW1', '2027-11-21', ${now})`.execute(database.db);

beforeAll(async () => {
  database = await createTestDatabase();
  // A database as the version before left it.
  await sql.raw('drop schema public cascade; create schema public').execute(database.db);
  await migrate(
    database.db,
    migrations.filter(({ name }) => name < '0021'),
  );
  const user = await work().stores.users.add({ email: 'a@example.com', name: 'A', passwordHash: 'h' });
  userId = user!.id;
  for (const [name, order] of Object.entries(oldOrders)) {
    const made = await insertOld();
    if (order.status !== 'new') await saveOld(made.id, order);
    ids.set(name, made);
  }
  await grantOld(idOf('paid with emergency response').id);
  await migrate(database.db, migrations);
});
afterAll(() => database.drop());

const found = async (id: string) => (await work().stores.payments.find({ id, userId }))!;
const priceOf = async (id: string) => {
  const prices = pricesOf(await found(id));
  return prices === undefined ? null : breakdownOf(prices);
};

describe('orders of the version before', () => {
  it.each(Object.entries(oldOrders))('that are %s are read as they were', async (name, { status, price }) => {
    const { id, draftId, documentId } = idOf(name);
    expect((await found(id)).status).toBe(status);
    const [sheet] = (await found(id)).lines;
    expect(sheet).toMatchObject({ draftId, documentId, productName: 'P', country: 'DE', language: 'en' });
    expect(await priceOf(id)).toEqual(price);
    expect(await work().stores.orders.findSummary({ id, userId })).toMatchObject({
      ...{ draftId, documentId, productName: 'P', country: 'DE', language: 'en' },
      isPaid: status === 'paid',
    });
  });

  it('have a line for each thing that was bought', async () => {
    const kinds = async (name: string) => (await found(idOf(name).id)).lines.map(({ kind }) => kind);
    expect(await kinds('new')).toEqual(['own-sheet']);
    expect(await kinds('paid with emergency response')).toEqual(['further-language', 'er-subscription']);
    expect(await kinds('paid by an internal user')).toEqual(['own-sheet', 'er-single']);
  });

  it('say how they were paid', async () => {
    expect((await found(idOf('paid').id)).paidBy).toBe('card');
    expect((await found(idOf('paid with a discount of 100 %').id)).paidBy).toBe('nothing-due');
    expect((await found(idOf('failed').id)).paidBy).toBeNull();
  });

  it('keep their services, with what was paid for them', async () => {
    expect(await work().stores.erServices.list(userId)).toMatchObject([{ name: 'P', priceMinor: 45_500 }]);
  });

  it('that are paid cannot be changed, nor their lines', async () => {
    const { id } = idOf('paid');
    const change = sql`update order_line set amount_minor = 1, list_minor = 1 where order_id = ${id}`;
    await expect(change.execute(database.db)).rejects.toThrow('cannot change');
  });
});

describe('the version before, still running on the migrated database', () => {
  it.each(Object.entries(oldOrders))('writes an order that is %s, and the new one reads it', async (_name, order) => {
    const { id, documentId } = await insertOld();
    expect((await found(id)).lines).toMatchObject([{ kind: 'own-sheet', documentId, price: null }]);
    if (order.status === 'new') return;
    await saveOld(id, { ...order, status: 'charging' });
    await saveOld(id, order);
    expect(await priceOf(id)).toEqual(order.price);
  });

  it('pays an order that the new one opened, and takes its new sheet', async () => {
    const { draftId, documentId } = await newSheet();
    const opening = { userId, draftId, documentId, productName: 'P', country: 'DE', language: 'en' };
    const { id } = await work().transaction(({ orders }) => orders.openFor(opening, now));
    const { documentId: second } = await newSheet();
    await sql`update sale_order set document_id = ${second}, language = 'fr' where id = ${id}`.execute(database.db);
    await saveOld(id, { status: 'paid', price: withEr, goEr: 'subscription' });
    await grantOld(id);
    const { lines, paidBy } = await found(id);
    expect(lines).toMatchObject([{ documentId: second, language: 'fr' }, { kind: 'er-subscription' }]);
    expect(paidBy).toBe('card');
    expect((await work().stores.erServices.list(userId)).find(({ orderId }) => orderId === id)).toMatchObject({
      priceMinor: 45_500,
    });
  });

  it('drops the add-on of an attempt that failed when the next attempt is without it', async () => {
    const { id } = await insertOld();
    await saveOld(id, { status: 'failed', price: withEr, goEr: 'subscription' });
    await saveOld(id, { status: 'charging', price: full, goEr: '' });
    expect((await found(id)).lines.map(({ kind }) => kind)).toEqual(['own-sheet']);
  });

  it('ends an attempt that the new one started, and leaves its lines as they are', async () => {
    const { id } = await insertOld();
    const order = await found(id);
    const price = {
      ...{ code: 'first-language' as const, listMinor: 8_500, discountPercent: 0, discountUpTo: null },
      ...{ discountMinor: 100, promoMinor: 400, taxPercent: 0, taxMinor: 0 },
    };
    await work().stores.payments.save({
      ...order,
      ...{ status: 'charging', paidBy: 'card', attempt: 1 },
      lines: order.lines.map((line) => ({ ...line, price })),
    });
    await sql`update sale_order set status = 'paid', paid_at = ${now} where id = ${id}`.execute(database.db);
    expect((await found(id)).lines).toMatchObject([{ price }]);
  });

  it('cannot pay an order by another sum than its lines ask', async () => {
    const { id } = await insertOld();
    const pay = sql`update sale_order set status = 'paid', paid_at = ${now}, price = '{"totalMinor": 5}',
      lines_written = lines_written + 1 where id = ${id}`;
    await expect(pay.execute(database.db)).rejects.toThrow('costs 5');
  });
});
