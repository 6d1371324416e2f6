import { priceBreakdownSchema } from '@gosds/contract/checkout/price-breakdown';
import type { ErServiceStore } from '@gosds/usecases/checkout/er-service-store';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

/** What of the order's price was for the service. */
const erPrice = (price: unknown): number =>
  priceBreakdownSchema
    .parse(price)
    .lines.filter(({ code }) => code === 'er-subscription' || code === 'er-single')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);

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
  async isHeld({ orderId, userId }, now) {
    await sql`
      select pg_advisory_xact_lock(hashtext('er of ' || draft_id)) from sale_order where id = ${orderId}`.execute(db);
    const { rows } = await sql<{ isHeld: boolean }>`
      select exists (
        select from sale_order mine
        join sale_order other
          on other.draft_id = mine.draft_id and other.user_id = mine.user_id and other.id <> mine.id
        left join er_service service on service.order_id = other.id
        where mine.id = ${orderId} and mine.user_id = ${userId} and other.go_er <> ''
          and (other.status in ('charging', 'action', 'pending') or service.end_date > ${now})
      ) as "isHeld"`.execute(db);
    return rows[0]?.isHeld ?? false;
  },
  async setEnd(subscriptionId, endDate) {
    await db
      .updateTable('er_service')
      .set({ end_date: endDate })
      .where('subscription_id', '=', subscriptionId)
      .execute();
  },
  async list(userId) {
    const rows = await db
      .selectFrom('er_service')
      .innerJoin('sale_order', 'sale_order.id', 'er_service.order_id')
      .select([
        'er_service.order_id as orderId',
        'er_service.user_id as userId',
        'er_service.kind',
        'er_service.name',
        'er_service.cw_number as cwNumber',
        'er_service.end_date as endDate',
        'er_service.subscription_id as subscriptionId',
        'er_service.created_at as createdAt',
        'sale_order.price',
      ])
      .where('er_service.user_id', '=', userId)
      .orderBy('er_service.created_at', 'desc')
      .execute();
    return rows.map(({ price, ...service }) => ({ ...service, priceMinor: erPrice(price) }));
  },
});
