import type { OrderKeyStore } from '@gosds/usecases/public/order-key-store';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

export const postgresOrderKeyStore = (db: Kysely<Database>): OrderKeyStore => ({
  async take({ userId, key, askedHash }, now) {
    const { rows } = await sql<{ orderId: string | null; isSame: boolean }>`
      insert into order_key as kept (user_id, key, asked_hash, taken_at)
      values (${userId}, ${key}, ${askedHash}, ${now})
      on conflict (user_id, key) do update set taken_at = kept.taken_at
      returning order_id as "orderId", asked_hash = ${askedHash} as "isSame"`.execute(db);
    const [row] = rows;
    return row?.isSame ? { orderId: row.orderId } : undefined;
  },
  async keep({ userId, key }, orderId) {
    await db
      .updateTable('order_key')
      .set({ order_id: orderId })
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .execute();
  },
});
