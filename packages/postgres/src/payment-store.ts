import { type Order, pricesOf } from '@gosds/usecases/checkout/order';
import type { LinePrice, OrderLine } from '@gosds/usecases/checkout/order-line';
import type { OrderKey, PaidOrder, PaymentStore } from '@gosds/usecases/checkout/payment-store';
import { breakdownOf } from '@gosds/usecases/checkout/price-order';
import { type Kysely, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from './database.ts';
import { linesWritten, readLines, writeLines } from './order-lines.ts';
import type { OrderTables } from './tables/order-tables.ts';

const declineSchema = z.object({ reason: z.string(), message: z.string() });

const toOrder = (row: Selectable<OrderTables['sale_order']>, lines: readonly OrderLine[]): Order => ({
  id: row.id,
  cwOrderId: String(row.number),
  userId: row.user_id,
  status: row.status,
  lines,
  paidBy: row.paid_by,
  attempt: row.attempt,
  attemptedAt: row.attempted_at,
  cardToken: row.card_token,
  reference: row.reference,
  decline: declineSchema.nullable().parse(row.decline),
  paidAt: row.paid_at,
});

const toJson = (value: object | null) => (value === null ? null : JSON.stringify(value));

/** Adds the promo code to the discount, because older versions know no promo code. */
const asDiscount = (price: LinePrice): LinePrice => ({
  ...price,
  discountMinor: price.discountMinor + price.promoMinor,
  promoMinor: 0,
});

/** The price in the old columns, for program versions without order lines. */
function inOldColumns(order: Order) {
  const prices = pricesOf(order);
  const isThere = (kind: OrderLine['kind']) => order.lines.some((line) => line.kind === kind);
  const single = isThere('er-single') ? ('single' as const) : ('' as const);
  return {
    price: prices ? JSON.stringify(breakdownOf(prices.map(asDiscount))) : null,
    go_er: isThere('er-subscription') ? ('subscription' as const) : single,
  };
}

async function save(db: Kysely<Database>, order: Order): Promise<void> {
  // Write the lines first: once the order is paid, they cannot change.
  await writeLines(db, order.id, order.lines);
  await db
    .updateTable('sale_order')
    .set({
      status: order.status,
      paid_by: order.paidBy,
      attempt: order.attempt,
      attempted_at: order.attemptedAt,
      card_token: order.cardToken,
      reference: order.reference,
      decline: toJson(order.decline),
      paid_at: order.paidAt,
      lines_written: linesWritten,
      ...inOldColumns(order),
    })
    .where('id', '=', order.id)
    .execute();
}

async function addPaid(db: Kysely<Database>, paid: PaidOrder): Promise<string> {
  const { userId, paidAt } = paid;
  const { id, number } = await db
    .insertInto('sale_order')
    .values({ user_id: userId, created_at: paidAt, lines_written: 1 })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  const noAttempt = { attempt: 0, attemptedAt: null, cardToken: null, decline: null };
  await save(db, { ...noAttempt, ...paid, id, cwOrderId: String(number), status: 'paid' });
  return id;
}

export const postgresPaymentStore = (db: Kysely<Database>): PaymentStore => {
  const byKey = ({ id, userId }: OrderKey) => {
    const query = db.selectFrom('sale_order').selectAll().where('id', '=', id);
    return userId === undefined ? query : query.where('user_id', '=', userId);
  };
  return {
    async find(key) {
      const row = await byKey(key).executeTakeFirst();
      return row && toOrder(row, await readLines(db, row.id));
    },
    async lock(key) {
      const row = await byKey(key).forUpdate().executeTakeFirst();
      return row && toOrder(row, await readLines(db, row.id));
    },
    async findPaid(reference) {
      const paid = db.selectFrom('sale_order').selectAll().where('status', '=', 'paid');
      const row = await paid.where('reference', '=', reference).executeTakeFirst();
      return row && toOrder(row, await readLines(db, row.id));
    },
    addPaid: (paid) => addPaid(db, paid),
    save: (order) => save(db, order),
    languageNumber: (orderId) => languageNumber(db, orderId),
    async setInfo({ id, userId }, info) {
      const row = await db
        .updateTable('sale_order')
        .set({ info: JSON.stringify(info) })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
    async takeEvent(eventId, now) {
      const row = await db
        .insertInto('payment_event')
        .values({ id: eventId, taken_at: now })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
};

/**
 * Returns 1 plus the number of other languages in which the same sheet is paid. Sheets are the same if their drafts are
 * equal except for language, logo and answers to the review. A later version is another sheet: its first language costs
 * the full price again.
 */
async function languageNumber(db: Kysely<Database>, orderId: string): Promise<number> {
  const { rows } = await sql<{ languages: number }>`
    with same_sheet as (
      select paid_line.language, my_line.language as my_language
      from sale_order mine
      join order_line my_line on my_line.order_id = mine.id
      join document my_sheet on my_sheet.id = my_line.document_id
      join order_line paid_line on paid_line.draft_id = my_line.draft_id
      left join draft on draft.id = my_line.draft_id
      join sale_order paid on paid.id = paid_line.order_id and paid.status = 'paid'
        and (draft.team_id is not null or paid.user_id = mine.user_id)
      join document sheet on sheet.id = paid_line.document_id
        and sheet.draft #- '{description,language}' #- '{description,logo}' #- '{acceptedFindings}'
          = my_sheet.draft #- '{description,language}' #- '{description,logo}' #- '{acceptedFindings}'
      where mine.id = ${orderId}
    )
    select count(distinct language)::int as languages
    from same_sheet
    where not exists (select from same_sheet where language = my_language)`.execute(db);
  return 1 + (rows[0]?.languages ?? 0);
}
