import type { OverallTotals } from '@gosds/contract/staff/analytics';
import type { Analytics, KeptAnalyticsEvent } from '@gosds/usecases/analytics/analytics';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';

/** Stores events in a table instead of sending them to a provider; each only once, however often it is sent. */
export const postgresAnalytics = (db: Kysely<Database>): Analytics => ({
  goesTo: 'table',
  async send({ key, clientId, at, name, params }) {
    await db
      .insertInto('analytics_event')
      .values({ key, client_id: clientId, at, name, params: JSON.stringify(params) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  },
});

type Page = { readonly limit: number; readonly offset: number };

export async function listAnalyticsEvents(db: Kysely<Database>, { limit, offset }: Page) {
  const counted = await sql<{ count: number }>`select count(*)::int as count from analytics_event`.execute(db);
  const { rows } = await sql<KeptAnalyticsEvent>`
    select id, client_id as "clientId", at, name, params from analytics_event
    order by id desc limit ${limit} offset ${offset}`.execute(db);
  return { events: rows, count: counted.rows[0]?.count ?? 0 };
}

const paid = (module: 'GoSDS' | 'GoGAL') => sql`
  sale_order sale where sale.status = 'paid' and ${module === 'GoGAL' ? sql`` : sql`not`}
    exists (select from order_line line where line.order_id = sale.id and line.kind = 'search-report')`;

const orders = (module: 'GoSDS' | 'GoGAL') => sql`(select count(*)::int from ${paid(module)})`;

/** In the currency, with decimals: charges minus refunds. */
const revenue = (module: 'GoSDS' | 'GoGAL') => sql`(select coalesce(sum(
  (select coalesce(sum(line.amount_minor), 0) from order_line line where line.order_id = sale.id)
  - (select coalesce(sum(back.amount_minor), 0) from order_refund back where back.order_id = sale.id and back.state = 'done')
), 0)::float8 / 100 from ${paid(module)})`;

const services = (kind: 'subscription' | 'single') =>
  sql`(select count(*)::int from er_service where kind = ${kind} and end_date > now())`;

export async function overallTotals(db: Kysely<Database>): Promise<OverallTotals> {
  const { rows } = await sql<OverallTotals>`select
    (select count(*)::int from app_user where is_verified and deleted_at is null) as users,
    ${orders('GoSDS')} as "GoSDSOrders", ${revenue('GoSDS')} as "GoSDSRevenue",
    ${orders('GoGAL')} as "GoGALOrders", ${revenue('GoGAL')} as "GoGALRevenue",
    ${services('subscription')} as "goErSubscriptions", ${services('single')} as "goErSingle"`.execute(db);
  const [totals] = rows;
  if (!totals) throw new Error('PostgreSQL has counted nothing.');
  return totals;
}
