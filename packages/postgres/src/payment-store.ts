import { priceBreakdownSchema } from '@gosds/contract/checkout/price-breakdown';
import type { Order } from '@gosds/usecases/checkout/order';
import type { OrderKey, PaymentStore } from '@gosds/usecases/checkout/payment-store';
import { type Kysely, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from './database.ts';
import type { OrderTables } from './tables/order-tables.ts';

const declineSchema = z.object({ reason: z.string(), message: z.string() });

const toOrder = (row: Selectable<OrderTables['sale_order']>): Order => ({
  id: row.id,
  cwOrderId: String(row.number),
  userId: row.user_id,
  draftId: row.draft_id,
  documentId: row.document_id,
  status: row.status,
  goEr: row.go_er,
  price: priceBreakdownSchema.nullable().parse(row.price),
  attempt: row.attempt,
  attemptedAt: row.attempted_at,
  cardToken: row.card_token,
  reference: row.reference,
  decline: declineSchema.nullable().parse(row.decline),
  paidAt: row.paid_at,
});

const toJson = (value: object | null) => (value === null ? null : JSON.stringify(value));

export const postgresPaymentStore = (db: Kysely<Database>): PaymentStore => {
  const byKey = ({ id, userId }: OrderKey) => {
    const query = db.selectFrom('sale_order').selectAll().where('id', '=', id);
    return userId === undefined ? query : query.where('user_id', '=', userId);
  };
  return {
    async find(key) {
      const row = await byKey(key).executeTakeFirst();
      return row && toOrder(row);
    },
    async lock(key) {
      const row = await byKey(key).forUpdate().executeTakeFirst();
      return row && toOrder(row);
    },
    async save(order) {
      await db
        .updateTable('sale_order')
        .set({
          status: order.status,
          go_er: order.goEr,
          price: toJson(order.price),
          attempt: order.attempt,
          attempted_at: order.attemptedAt,
          card_token: order.cardToken,
          reference: order.reference,
          decline: toJson(order.decline),
          paid_at: order.paidAt,
        })
        .where('id', '=', order.id)
        .execute();
    },
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
 * Counts the other languages in which the same sheet is paid: the draft as it was made, except for language, logo and the
 * answers to the review. A later version is another sheet: its first language costs the full price again, its further ones
 * less.
 */
async function languageNumber(db: Kysely<Database>, orderId: string): Promise<number> {
  const { rows } = await sql<{ languages: number }>`
    with same_sheet as (
      select paid.language, mine.language as my_language
      from sale_order mine
      join document my_sheet on my_sheet.id = mine.document_id
      join sale_order paid on paid.user_id = mine.user_id and paid.draft_id = mine.draft_id and paid.status = 'paid'
      join document sheet on sheet.id = paid.document_id
        and sheet.draft #- '{description,language}' #- '{description,logo}' #- '{acceptedFindings}'
          = my_sheet.draft #- '{description,language}' #- '{description,logo}' #- '{acceptedFindings}'
      where mine.id = ${orderId}
    )
    select count(distinct language)::int as languages
    from same_sheet
    where not exists (select from same_sheet where language = my_language)`.execute(db);
  return 1 + (rows[0]?.languages ?? 0);
}
