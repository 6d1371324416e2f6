import type { OrderRefund, RefundStore } from '@gosds/usecases/money/refund-store';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from './database.ts';
import type { MoneyTables } from './tables/money-tables.ts';

const toRefund = (row: Selectable<MoneyTables['order_refund']>): OrderRefund => ({
  id: row.id,
  orderId: row.order_id,
  providerId: row.provider_id,
  amountMinor: row.amount_minor,
  status: row.state,
  madeAt: row.made_at,
});

export const postgresRefundStore = (db: Kysely<Database>): RefundStore => ({
  async put(orderId, { id: provider_id, amountMinor, status, madeAt }) {
    const row = await db
      .insertInto('order_refund')
      .values({ order_id: orderId, provider_id, amount_minor: amountMinor, state: status, made_at: madeAt })
      .onConflict((conflict) => conflict.column('provider_id').doUpdateSet({ state: status }))
      .returningAll()
      .executeTakeFirstOrThrow();
    return toRefund(row);
  },
  async listOf(orderId) {
    const rows = await db
      .selectFrom('order_refund')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('made_at')
      .execute();
    return rows.map(toRefund);
  },
  async find(id) {
    const row = await db.selectFrom('order_refund').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toRefund(row);
  },
});
