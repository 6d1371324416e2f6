import { type MoneyDocument, moneyContentSchema, type MoneyDocumentStore } from '@gosds/usecases/money/money-document';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from './database.ts';
import type { MoneyTables } from './tables/money-tables.ts';

const toDocument = (row: Selectable<MoneyTables['money_document']>): MoneyDocument => ({
  id: row.id,
  orderId: row.order_id,
  kind: row.kind,
  refundId: row.refund_id,
  year: row.year,
  number: row.number,
  issuedAt: row.issued_at,
  content: moneyContentSchema.nullable().parse(row.content),
});

/** The next number of a kind in a year. A failed transaction gives it back, so there are no gaps. */
async function nextNumber(db: Kysely<Database>, kind: MoneyDocument['kind'], year: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into money_series (kind, year, last) values (${kind}, ${year}, 1)
    on conflict (kind, year) do update set last = money_series.last + 1 returning last`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The series of numbers gave none.');
  return row.last;
}

type Wanted = { readonly orderId: string; readonly kind: MoneyDocument['kind']; readonly refundId?: string };

async function issue(db: Kysely<Database>, { orderId, kind, refundId }: Wanted, now: Date): Promise<MoneyDocument> {
  const year = now.getUTCFullYear();
  const number = await nextNumber(db, kind, year);
  const row = await db
    .insertInto('money_document')
    .values({ order_id: orderId, kind, year, number, issued_at: now, ...(refundId && { refund_id: refundId }) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDocument(row);
}

export const postgresMoneyDocumentStore = (db: Kysely<Database>): MoneyDocumentStore => {
  const documents = db.selectFrom('money_document').selectAll();
  async function findInvoice(orderId: string) {
    const row = await documents.where('order_id', '=', orderId).where('kind', '=', 'invoice').executeTakeFirst();
    return row && toDocument(row);
  }
  async function findCreditNote(refundId: string) {
    const row = await documents.where('refund_id', '=', refundId).executeTakeFirst();
    return row && toDocument(row);
  }
  return {
    findInvoice,
    findCreditNote,
    issueInvoice: async (orderId, now) => (await findInvoice(orderId)) ?? issue(db, { orderId, kind: 'invoice' }, now),
    issueCreditNote: async ({ id: refundId, orderId }, now) =>
      (await findCreditNote(refundId)) ?? issue(db, { orderId, kind: 'credit-note', refundId }, now),
    async write(id, content) {
      await db
        .updateTable('money_document')
        .set({ content: JSON.stringify(content) })
        .where('id', '=', id)
        .where('content', 'is', null)
        .execute();
    },
    async removeOfDeleted(lastYear) {
      await sql`
        delete from money_document paper using sale_order sale, app_user buyer
        where sale.id = paper.order_id and buyer.id = sale.user_id and buyer.deleted_at is not null
          and not exists (select from money_document later where later.order_id = sale.id and later.year > ${lastYear})
          and not exists (select from order_line line join draft on draft.id = line.draft_id
            where line.order_id = sale.id and draft.team_id is not null)
          and not exists (select from galleria_report report where report.order_id = sale.id and report.team_id is not null)`.execute(
        db,
      );
    },
  };
};
