import type { OrderStore, OrderSummary } from '@gosds/usecases/checkout/order-store';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from './database.ts';
import type { OrderTables } from './tables/order-tables.ts';

const toSummary = (row: Selectable<OrderTables['sale_order']>): OrderSummary => ({
  id: row.id,
  cwOrderId: String(row.number),
  userId: row.user_id,
  draftId: row.draft_id,
  documentId: row.document_id,
  isPaid: row.paid_at !== null,
  productName: row.product_name,
  country: row.country,
  language: row.language,
  createdAt: row.created_at,
});

export const postgresOrderStore = (db: Kysely<Database>): OrderStore => {
  const ofUser = (userId: string) => db.selectFrom('sale_order').selectAll().where('user_id', '=', userId);
  return {
    async openFor({ userId, draftId, documentId, productName, country, language }, now) {
      const document = { document_id: documentId, product_name: productName, country, language };
      // Calls for one draft wait for each other here; an order whose payment is under way keeps its document.
      await sql`select 1 from draft where id = ${draftId} for update`.execute(db);
      const open = await ofUser(userId)
        .where('draft_id', '=', draftId)
        .where('status', 'in', ['new', 'failed'])
        .orderBy('number', 'desc')
        .forUpdate()
        .executeTakeFirst();
      if (open) {
        const kept = await db
          .updateTable('sale_order')
          .set(document)
          .where('id', '=', open.id)
          .returningAll()
          .executeTakeFirstOrThrow();
        return toSummary(kept);
      }
      const added = await db
        .insertInto('sale_order')
        .values({ user_id: userId, draft_id: draftId, created_at: now, ...document })
        .returningAll()
        .executeTakeFirstOrThrow();
      return toSummary(added);
    },
    async findLatestOfDraft({ draftId, userId }) {
      const row = await ofUser(userId).where('draft_id', '=', draftId).orderBy('number', 'desc').executeTakeFirst();
      return row && toSummary(row);
    },
    async findSummary({ id, userId }) {
      const row = await ofUser(userId).where('id', '=', id).executeTakeFirst();
      return row && toSummary(row);
    },
    async findSummaryOfDocument({ documentId, userId }) {
      const row = await ofUser(userId).where('document_id', '=', documentId).executeTakeFirst();
      return row && toSummary(row);
    },
    async listPaidOfDraft({ draftId, userId }) {
      const rows = await ofUser(userId)
        .where('draft_id', '=', draftId)
        .where('status', '=', 'paid')
        .orderBy('number', 'desc')
        .execute();
      return rows.map(toSummary);
    },
    async isCommitted({ draftId, userId }) {
      const ofDraft = ofUser(userId).where('draft_id', '=', draftId);
      return (await ofDraft.where('status', 'not in', ['new', 'failed']).executeTakeFirst()) !== undefined;
    },
    async listSummaries(userId, limit) {
      const rows = await ofUser(userId).orderBy('number', 'desc').limit(limit).execute();
      return rows.map(toSummary);
    },
  };
};
