import type { ErRenewal, ErServiceStore } from '@gosds/usecases/checkout/er-service-store';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { teamWith } from './team-access.ts';

async function renewalsOf(db: Kysely<Database>, userId: string): Promise<readonly ErRenewal[]> {
  const { rows } = await sql<ErRenewal>`
    select sale.id as "orderId", renewal.subscription_id as "subscriptionId", sale.paid_at as "paidAt",
      array(select note.refund_id::text from money_document note
        where note.order_id = sale.id and note.kind = 'credit-note' order by note.year, note.number) as "creditNotes"
    from er_renewal renewal join sale_order sale on sale.id = renewal.order_id
    where sale.user_id = ${userId} or exists (
      select from order_line line join draft on draft.id = line.draft_id
      where line.order_id = sale.id and draft.team_id = ${teamWith(userId, 'manage')})
    order by sale.paid_at, sale.number`.execute(db);
  return rows;
}

type RenewalCalls = 'keepRenewal' | 'renewalCharges' | 'subscriptionOf' | 'listRenewals';

/** The paid years of a subscription after its first. */
export const postgresErRenewals = (db: Kysely<Database>): Pick<ErServiceStore, RenewalCalls> => ({
  async keepRenewal({ orderId, subscriptionId }) {
    await db.insertInto('er_renewal').values({ order_id: orderId, subscription_id: subscriptionId }).execute();
  },
  async renewalCharges(subscriptionId) {
    const rows = await db
      .selectFrom('er_renewal')
      .innerJoin('sale_order', 'sale_order.id', 'er_renewal.order_id')
      .select('sale_order.reference')
      .where('er_renewal.subscription_id', '=', subscriptionId)
      .execute();
    return rows.flatMap(({ reference }) => reference ?? []);
  },
  async subscriptionOf(orderId) {
    const { rows } = await sql<{ id: string }>`
      select subscription_id as id from er_service where order_id = ${orderId} and subscription_id is not null
      union select subscription_id from er_renewal where order_id = ${orderId}`.execute(db);
    return rows[0]?.id;
  },
  listRenewals: (userId) => renewalsOf(db, userId),
});
