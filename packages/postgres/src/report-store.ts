import { reportSchema, type ReportStore } from '@gosds/usecases/galleria/report';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { writeLines } from './order-lines.ts';
import { mayReadReport, teamWith } from './team-access.ts';

export const postgresReportStore = (db: Kysely<Database>): ReportStore => ({
  async open({ userId, place, scope, industries, report }, now) {
    const { id } = await db
      .insertInto('sale_order')
      .values({ user_id: userId, created_at: now, lines_written: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { chemical, points } = report;
    const productName = chemical.name ?? `CW${chemical.number}`;
    await writeLines(db, id, [{ kind: 'search-report', productName, price: null }]);
    await db
      .insertInto('galleria_report')
      .values({
        ...{ order_id: id, team_id: teamWith(userId, 'pay') },
        ...{ country: place.country ?? null, region: place.region, scope, industries },
        ...{ points: points.length, report: JSON.stringify(report) },
      })
      .execute();
    return id;
  },
  async find({ orderId, userId }) {
    const row = await db
      .selectFrom('galleria_report')
      .innerJoin('sale_order', 'sale_order.id', 'galleria_report.order_id')
      .selectAll('galleria_report')
      .select(['sale_order.number', 'sale_order.status', 'sale_order.user_id'])
      .where('order_id', '=', orderId)
      .where(mayReadReport(userId, { report: 'galleria_report', order: 'sale_order' }))
      .executeTakeFirst();
    if (!row) return undefined;
    const { country, region, scope, industries } = row;
    return {
      ...{ orderId, userId: row.user_id, cwOrderId: String(row.number), isPaid: row.status === 'paid' },
      ...{ place: { country: country ?? undefined, region }, scope, industries },
      report: reportSchema.parse(row.report),
    };
  },
  termsOf: (orderId) =>
    db
      .selectFrom('galleria_report')
      .select(['scope', 'industries', 'points'])
      .where('order_id', '=', orderId)
      .executeTakeFirst(),
});
