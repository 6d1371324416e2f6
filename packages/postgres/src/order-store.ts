import type { OrderOpening, OrderStore, OrderSummary } from '@gosds/usecases/checkout/order-store';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from './database.ts';
import { linesWritten, writeLines } from './order-lines.ts';
import { mayReadOrder } from './team-access.ts';

/** The facts of every order for a sheet. */
const sheetSchema = z.object({
  draftId: z.uuid(),
  documentId: z.uuid(),
  country: z.string(),
  language: z.string(),
});

/** The order's sheet line, without a price until a payment starts. */
const sheetLine = ({ draftId, documentId, productName, country, language }: OrderOpening) => ({
  kind: 'own-sheet' as const,
  ...{ draftId, documentId, productName, country, language },
  price: null,
});

/** The order in the old columns, for program versions without order lines. */
const inOldColumns = ({ draftId, documentId, productName, country, language }: OrderOpening) => ({
  draft_id: draftId,
  document_id: documentId,
  product_name: productName,
  country,
  language,
});

/** The sheet of a line: the one sold, or the one that its chemist signed. */
const sheetId = sql<string>`coalesce(order_line.document_id, chemist_task.document_id)`;

/** Orders for sheets that the user may read, with the sheet. */
const ofUser = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('sale_order')
    .innerJoin('order_line', 'order_line.order_id', 'sale_order.id')
    .leftJoin('chemist_task', 'chemist_task.line_id', 'order_line.id')
    .innerJoin('document', (join) => join.on('document.id', '=', sheetId))
    .leftJoin('draft', 'draft.id', 'order_line.draft_id')
    .where(mayReadOrder(userId));

const sheetsOf = (db: Kysely<Database>, userId: string) =>
  ofUser(db, userId).select([
    'sale_order.id',
    'sale_order.number',
    'sale_order.user_id as userId',
    'sale_order.paid_at as paidAt',
    'sale_order.created_at as createdAt',
    'order_line.draft_id as draftId',
    sheetId.as('documentId'),
    'document.product_name as productName',
    'order_line.country',
    'order_line.language',
  ]);

type Row = Awaited<ReturnType<ReturnType<typeof sheetsOf>['executeTakeFirstOrThrow']>>;

const toSummary = (row: Row): OrderSummary => ({
  id: row.id,
  cwOrderId: String(row.number),
  userId: row.userId,
  isPaid: row.paidAt !== null,
  productName: row.productName,
  createdAt: row.createdAt,
  ...sheetSchema.parse(row),
});

/** Returns the id of a new order for the sheet. */
async function addOrder(db: Kysely<Database>, opening: OrderOpening, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('sale_order')
    .values({ user_id: opening.userId, created_at: now, lines_written: 1, ...inOldColumns(opening) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeLines(db, id, [sheetLine(opening)]);
  return id;
}

/** True if the order has the sheet of a later version: what was made of an earlier one came too late. */
async function holdsLater(db: Kysely<Database>, id: string, { documentId }: OrderOpening): Promise<boolean> {
  const { rows } = await sql<{ isLater: boolean }>`
    select exists (select from order_line line join document held on held.id = line.document_id
      join document made on made.id = ${documentId}
      where line.order_id = ${id} and held.draft_version > made.draft_version) as "isLater"`.execute(db);
  return rows[0]?.isLater ?? false;
}

/** Changes the open order to another sheet of its product. */
async function takeSheet(db: Kysely<Database>, id: string, opening: OrderOpening): Promise<string> {
  if (await holdsLater(db, id, opening)) return id;
  await db
    .updateTable('order_line')
    .set(inOldColumns(opening))
    .where('order_id', '=', id)
    .where('document_id', 'is not', null)
    .execute();
  await db
    .updateTable('sale_order')
    .set({ ...inOldColumns(opening), lines_written: linesWritten })
    .where('id', '=', id)
    .execute();
  return id;
}

/** Only the buyer may pay an unpaid order of a team. */
const ownOrPaid = (userId: string) => sql<boolean>`(sale_order.user_id = ${userId} or sale_order.status = 'paid')`;

/** The draft's open order without a payment under way, if any. Locks the draft against other calls. */
async function lockOpen(db: Kysely<Database>, { userId, draftId }: OrderOpening): Promise<string | undefined> {
  // An order whose payment is under way keeps its document.
  await sql`select 1 from draft where id = ${draftId} for update`.execute(db);
  const open = await ofUser(db, userId)
    .select('sale_order.id')
    .where('sale_order.user_id', '=', userId)
    .where('order_line.draft_id', '=', draftId)
    .where('sale_order.status', 'in', ['new', 'failed'])
    .orderBy('sale_order.number', 'desc')
    .forUpdate('sale_order')
    .executeTakeFirst();
  return open?.id;
}

export const postgresOrderStore = (db: Kysely<Database>): OrderStore => {
  const firstOf = (row: Row | undefined) => row && toSummary(row);
  return {
    async openFor(opening, now) {
      const open = await lockOpen(db, opening);
      const id = await (open === undefined ? addOrder(db, opening, now) : takeSheet(db, open, opening));
      return toSummary(await sheetsOf(db, opening.userId).where('sale_order.id', '=', id).executeTakeFirstOrThrow());
    },
    findLatestOfDraft: async ({ draftId, userId }) =>
      firstOf(
        await sheetsOf(db, userId)
          .where('order_line.draft_id', '=', draftId)
          .where(ownOrPaid(userId))
          .orderBy('number', 'desc')
          .executeTakeFirst(),
      ),
    findSummary: async ({ id, userId }) =>
      firstOf(await sheetsOf(db, userId).where('sale_order.id', '=', id).executeTakeFirst()),
    findSummaryOfDocument: async ({ documentId, userId }) =>
      firstOf(await sheetsOf(db, userId).where(sheetId, '=', documentId).executeTakeFirst()),
    async isPaidDocument(documentId) {
      const { rows } = await sql<{ isPaid: boolean }>`
        select exists (select from sale_order sale join order_line line on line.order_id = sale.id
          left join chemist_task task on task.line_id = line.id
          where sale.status = 'paid' and coalesce(line.document_id, task.document_id) = ${documentId}) as "isPaid"`.execute(
        db,
      );
      return rows[0]?.isPaid ?? false;
    },
    async listPaidOfDraft({ draftId, userId }) {
      const rows = await sheetsOf(db, userId)
        .where('order_line.draft_id', '=', draftId)
        .where('sale_order.status', '=', 'paid')
        .orderBy('number', 'desc')
        .execute();
      return rows.map(toSummary);
    },
    async isCommitted({ draftId, userId }) {
      const committed = await ofUser(db, userId)
        .select('sale_order.id')
        .where('order_line.draft_id', '=', draftId)
        .where('sale_order.status', 'not in', ['new', 'failed'])
        .executeTakeFirst();
      return committed !== undefined;
    },
    async listSummaries(userId, limit) {
      const rows = await sheetsOf(db, userId).where(ownOrPaid(userId)).orderBy('number', 'desc').limit(limit).execute();
      return rows.map(toSummary);
    },
  };
};
