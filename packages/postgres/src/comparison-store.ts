import { differenceKinds } from '@gosds/contract/staff/comparison';
import type { Compared, ComparisonStore, KeptDifference } from '@gosds/usecases/money/comparison-store';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

/** Charges that belong to no order. */
const unknownCharges = (db: Kysely<Database>): Pick<ComparisonStore, 'knownAmong' | 'keepUnknown'> => ({
  async knownAmong(references) {
    const { rows } = await sql<{ reference: string }>`
      select reference from sale_order where reference = any(${[...references]}::text[])`.execute(db);
    return rows.map(({ reference }) => reference);
  },
  async keepUnknown({ paidBy, reference, amountMinor }, now) {
    const { rows } = await sql`
      insert into payment_difference (paid_by, kind, reference, there_minor, found_at)
      values (${paidBy}, 'charge-unknown', ${reference}, ${amountMinor}, ${now}) on conflict do nothing returning id`.execute(
      db,
    );
    return rows.length > 0;
  },
});

export const postgresComparisonStore = (db: Kysely<Database>): ComparisonStore => ({
  async nextOrders({ since, after, limit }) {
    const { rows } = await sql<{ id: string; number: number }>`
      select id, number::int as number from sale_order sale
      where number > ${after} and paid_by in ('card', 'paypal') and reference is not null
        and (coalesce(paid_at, attempted_at) >= ${since} or exists (
          select from er_service service where service.order_id = sale.id and service.subscription_id is not null
            and service.renewal_ended_at is null))
      order by number limit ${limit}`.execute(db);
    return rows;
  },
  async keep({ orderId, kind, reference, hereMinor, thereMinor }, now) {
    const row = await db
      .insertInto('payment_difference')
      .values({
        ...{ order_id: orderId, kind, reference, found_at: now },
        ...{ here_minor: hereMinor, there_minor: thereMinor },
      })
      .onConflict((conflict) => conflict.columns(['order_id', 'kind', 'reference']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },
  ...unknownCharges(db),
  async count(day, { payments, unanswered }) {
    await sql`
      insert into payment_comparison (day, payments, unanswered) values (${day}, ${payments}, ${unanswered})
      on conflict (day) do update set payments = payment_comparison.payments + excluded.payments,
        unanswered = payment_comparison.unanswered + excluded.unanswered`.execute(db);
  },
  async end(day, { at, unlisted }) {
    await sql`update payment_comparison set ended_at = ${at}, unlisted = ${[...unlisted]}::text[] where day = ${day}`.execute(
      db,
    );
  },
  async last() {
    const { rows } = await sql<Compared>`
      select day::text, payments, unanswered, unlisted, ended_at as "endedAt" from payment_comparison
      order by day desc limit 1`.execute(db);
    return rows[0];
  },
  async list(limit) {
    const { rows } = await sql<KeptDifference>`
      select difference.order_id as "orderId", difference.kind, difference.reference, difference.here_minor as "hereMinor",
        difference.there_minor as "thereMinor", difference.found_at as "foundAt", sale.number::text as "cwOrderId",
        owner.email, coalesce(sale.paid_by, difference.paid_by) as "paidBy"
      from payment_difference difference left join sale_order sale on sale.id = difference.order_id
      left join app_user owner on owner.id = sale.user_id
      where difference.kind = any(${[...differenceKinds]}::text[])
      order by difference.id desc limit ${limit}`.execute(db);
    const counted = await sql<{ count: number }>`select count(*)::int as count from payment_difference`.execute(db);
    return { differences: rows, count: counted.rows[0]?.count ?? 0 };
  },
});
