import type { ErServiceStore } from '@gosds/usecases/checkout/er-service-store';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

export const postgresErServiceStore = (db: Kysely<Database>): ErServiceStore => ({
  async grant(service) {
    await db
      .insertInto('er_service')
      .values({
        order_id: service.orderId,
        user_id: service.userId,
        kind: service.kind,
        name: service.name,
        cw_number: service.cwNumber,
        end_date: service.endDate,
        subscription_id: service.subscriptionId,
        created_at: service.createdAt,
      })
      .onConflict((conflict) => conflict.column('order_id').doNothing())
      .execute();
  },
  async setEnd(subscriptionId, endDate) {
    await db
      .updateTable('er_service')
      .set({ end_date: endDate })
      .where('subscription_id', '=', subscriptionId)
      .execute();
  },
  async list(userId) {
    return db
      .selectFrom('er_service')
      .select([
        'order_id as orderId',
        'user_id as userId',
        'kind',
        'name',
        'cw_number as cwNumber',
        'end_date as endDate',
        'subscription_id as subscriptionId',
        'created_at as createdAt',
      ])
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .execute();
  },
});
