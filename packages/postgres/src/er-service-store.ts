import type { ErServiceStore, ManagedErService } from '@gosds/usecases/checkout/er-service-store';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { postgresErRenewals } from './er-renewals.ts';
import { teamWith } from './team-access.ts';

type Asked = { readonly userId: string } | { readonly subscriptionId: string } | { readonly managerId: string };

function isAsked(asked: Asked) {
  if ('userId' in asked) return sql<boolean>`er_service.user_id = ${asked.userId}`;
  if ('subscriptionId' in asked) return sql<boolean>`er_service.subscription_id = ${asked.subscriptionId}`;
  const { managerId } = asked;
  return sql<boolean>`(er_service.user_id = ${managerId} or draft.team_id = ${teamWith(managerId, 'manage')})`;
}

/** The buyer's name, if the buyer is another user whose account exists. */
const buyerFor = (asked: Asked) =>
  'managerId' in asked
    ? sql<string | null>`case when er_service.user_id <> ${asked.managerId} then nullif(buyer.name, '') end`
    : sql<string | null>`null`;

/** Newest first. */
async function servicesOf(db: Kysely<Database>, asked: Asked): Promise<readonly ManagedErService[]> {
  const rows = await db
    .selectFrom('er_service')
    .leftJoin('order_line', 'order_line.id', 'er_service.line_id')
    .leftJoin('draft', 'draft.id', 'order_line.draft_id')
    .innerJoin('sale_order', 'sale_order.id', 'er_service.order_id')
    .innerJoin('app_user as buyer', 'buyer.id', 'er_service.user_id')
    .select([
      'er_service.order_id as orderId',
      'er_service.user_id as userId',
      sql<string>`order_line.draft_id::text`.as('draftId'),
      'er_service.kind',
      'er_service.name',
      'er_service.cw_number as cwNumber',
      'er_service.end_date as endDate',
      'er_service.subscription_id as subscriptionId',
      'er_service.created_at as createdAt',
      'er_service.renewal_ended_at as renewalEndedAt',
      'er_service.is_overdue as isOverdue',
      'er_service.pay_link as payLink',
      'order_line.amount_minor as priceMinor',
      'sale_order.paid_by as orderPaidBy',
      buyerFor(asked).as('boughtBy'),
    ])
    .where(isAsked(asked))
    .orderBy('er_service.created_at', 'desc')
    .execute();
  return rows.map(({ priceMinor, renewalEndedAt, orderPaidBy, ...service }) => ({
    ...service,
    paidBy: orderPaidBy === 'paypal' ? 'paypal' : 'card',
    priceMinor: priceMinor ?? 0,
    isRenewed: service.kind === 'subscription' && renewalEndedAt === null,
  }));
}

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
      select pg_advisory_xact_lock(hashtext('er of ' || draft_id)) from order_line
      where order_id = ${orderId} and position = 1`.execute(db);
    const { rows } = await sql<{ isHeld: boolean }>`
      select exists (
        select from order_line mine
        join order_line line on line.draft_id = mine.draft_id and line.order_id <> mine.order_id
        left join draft on draft.id = mine.draft_id
        join sale_order other on other.id = line.order_id
          and (draft.team_id is not null or other.user_id = ${userId})
        left join er_service service on service.line_id = line.id
        where mine.order_id = ${orderId} and line.kind like 'er-%'
          and (other.status in ('charging', 'action', 'pending') or service.end_date > ${now})
      ) as "isHeld"`.execute(db);
    return rows[0]?.isHeld ?? false;
  },
  async setPeriod({ subscriptionId, endDate, isOverdue, payLink }) {
    await db
      .updateTable('er_service')
      .set({ end_date: endDate, is_overdue: isOverdue, pay_link: payLink })
      .where('subscription_id', '=', subscriptionId)
      .execute();
  },
  async endBy(subscriptionId, date) {
    await sql`
      update er_service set end_date = least(end_date, ${date}), is_overdue = false, pay_link = null
      where subscription_id = ${subscriptionId}`.execute(db);
  },
  findBySubscription: async (subscriptionId) => (await servicesOf(db, { subscriptionId }))[0],
  async endRenewal(subscriptionId, now) {
    await db
      .updateTable('er_service')
      .set({ renewal_ended_at: now })
      .where('subscription_id', '=', subscriptionId)
      .where('renewal_ended_at', 'is', null)
      .execute();
  },
  ...postgresErRenewals(db),
  list: (userId) => servicesOf(db, { userId }),
  listManaged: (managerId) => servicesOf(db, { managerId }),
});
