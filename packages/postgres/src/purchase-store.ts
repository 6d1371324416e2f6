import { accountPageSize, type PurchaseSearch, type PurchaseSortKey } from '@gosds/contract/accounts/my-account-search';
import type { Purchase, PurchaseStore, ReportPurchase } from '@gosds/usecases/checkout/purchase-store';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';
import { literally } from './literally.ts';
import { mayReadOrder, mayReadReport, teamWith } from './team-access.ts';

/** The number after `CW`. A sheet that its chemist has not signed yet has no document. */
const numberOf = {
  sheet: sql`coalesce(document.material_number, task.material_number)`,
  report: sql`report.chemical`,
} as const;

type Kind = keyof typeof numberOf;

/** The name of the sheet, which its chemist may have changed since it was ordered. */
const nameOf = {
  sheet: sql`coalesce(document.product_name, line.product_name)`,
  report: sql`line.product_name`,
} as const satisfies Record<Kind, unknown>;

/** All names by which an order is found: that of the sheet, and that which was ordered. */
const namesOf = (kind: Kind) => [nameOf[kind], sql`line.product_name`];

type Asked = Omit<PurchaseSearch, 'tab'>;

const columns = (kind: Kind): Readonly<Record<PurchaseSortKey, RawBuilder<unknown>>> => ({
  name: sql`lower(${nameOf[kind]}) collate by_number`,
  cwNumber: numberOf[kind],
  paidAt: sql`sale.paid_at`,
  price: sql`"amountMinor"`,
});

/** A CW number is also found by its digits alone. */
const wholeNumber = (value: string): string => (/^\d+$/.test(value) ? `CW${value}` : value);

function condition(kind: Kind, { check, select, value }: Asked): RawBuilder<unknown> {
  if (value === '') return sql`true`;
  const looked = select === 'Name' ? namesOf(kind) : [sql`'CW' || ${numberOf[kind]}`];
  const isFound = (column: RawBuilder<unknown>) =>
    check === 'Contains'
      ? sql`${column} ilike ${`%${literally(value)}%`}`
      : sql`lower(${column}) = lower(${select === 'CWNumber' ? wholeNumber(value) : value})`;
  return sql`(${sql.join(looked.map(isFound), sql` or `)})`;
}

type Priced = { readonly isPriceShown: boolean };
type Row = Omit<Purchase, 'awaited'> & Priced & { readonly dueAt: Date | null; readonly isAsked: boolean };

/** Hides prices and invoices from everybody but the buyer and the owners of the team. */
const withPrice = <Found extends Pick<Purchase, 'amountMinor' | 'refundedMinor' | 'creditNotes'>>(
  found: Found,
  isPriceShown: boolean,
): Found => (isPriceShown ? found : { ...found, amountMinor: null, refundedMinor: 0, creditNotes: [] });

/** The paid orders of the user and the team; each has one sheet. */
const paidSheets = (userId: string, search: Asked) => sql`
  from sale_order sale
  join order_line line on line.order_id = sale.id
  left join chemist_task task on task.line_id = line.id
  left join document on document.id = coalesce(line.document_id, task.document_id)
  left join draft on draft.id = line.draft_id
  left join app_user buyer on buyer.id = sale.user_id
  where (document.id is not null or task.id is not null) and ${mayReadOrder(userId, 'sale')} and sale.status = 'paid' and ${condition('sheet', search)}`;

const paidReports = (userId: string, search: Asked) => sql`
  from sale_order sale
  join galleria_report report on report.order_id = sale.id
  join order_line line on line.order_id = sale.id and line.kind = 'search-report'
  left join app_user buyer on buyer.id = sale.user_id
  where ${mayReadReport(userId, { report: 'report', order: 'sale' })} and sale.status = 'paid' and ${condition('report', search)}`;

/** The columns of every paid order. */
const orderColumns = (kind: Kind) => sql`
  sale.id, sale.number::text as "cwOrderId", ${nameOf[kind]} as "productName", 'CW' || ${numberOf[kind]} as "cwNumber",
  sale.paid_at as "paidAt", sale.paid_by as "paidBy",
  (select coalesce(sum(amount_minor), 0)::int from order_line each where each.order_id = sale.id) as "amountMinor",
  (select coalesce(sum(amount_minor), 0)::int from order_refund back where back.order_id = sale.id and back.state = 'done')
    as "refundedMinor",
  array(select note.refund_id::text from money_document note where note.order_id = sale.id and note.kind = 'credit-note'
    order by note.year, note.number) as "creditNotes"`;

const boughtBy = (userId: string) => sql`case when sale.user_id <> ${userId} then buyer.name end as "boughtBy"`;

const pageOf = (kind: Kind, { page, sortPrams: { key, isDescending } }: Asked) => sql`
  order by ${columns(kind)[key]} ${isDescending ? sql`desc` : sql`asc`}, sale.number desc
  limit ${accountPageSize} offset ${page * accountPageSize}`;

async function countOf(db: Kysely<Database>, paid: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${paid}`.execute(db);
  return rows[0]?.count ?? 0;
}

export const postgresPurchaseStore = (db: Kysely<Database>): PurchaseStore => ({
  async search(userId, search) {
    const paid = paidSheets(userId, search);
    const { rows } = await sql<Row>`
      select ${orderColumns('sheet')}, line.country, line.language,
        coalesce(document.company_name, task.draft #>> '{description,companyName}') as "companyName",
        exists (select from order_line each where each.order_id = sale.id and each.kind like 'er-%') as "hasEr",
        document.emergency_number as "emergencyNumber",
        case when task.due_at is not null and task.state <> 'signed' then task.due_at end as "dueAt",
        coalesce(task.state = 'question', false) as "isAsked",
        case when draft.deleted_at is null then draft.id end as "draftId",
        (select count(*)::int from watch_finding notice
          where notice.document_id = document.id and notice.user_id = ${userId} and notice.read_at is null) as "unreadChanges",
        ${boughtBy(userId)}, (sale.user_id = ${userId} or draft.team_id = ${teamWith(userId, 'manage')}) is true as "isPriceShown"
      ${paid} ${pageOf('sheet', search)}`.execute(db);
    const found = rows.map(({ dueAt, isAsked, isPriceShown, ...row }) => ({
      ...withPrice(row, isPriceShown),
      awaited: dueAt && { dueAt, isAsked },
    }));
    return { found, count: await countOf(db, paid) };
  },
  async searchReports(userId, search) {
    const paid = paidReports(userId, search);
    const { rows } = await sql<ReportPurchase & Priced>`
      select ${orderColumns('report')}, report.points, report.read_on::text as "readOn",
        ${boughtBy(userId)}, (sale.user_id = ${userId} or report.team_id = ${teamWith(userId, 'manage')}) is true as "isPriceShown"
      ${paid} ${pageOf('report', search)}`.execute(db);
    const found = rows.map(({ isPriceShown, ...row }) => withPrice(row, isPriceShown));
    return { found, count: await countOf(db, paid) };
  },
  async hasPapers({ orderId, userId }) {
    const team = teamWith(userId, 'manage');
    const { rows } = await sql`
      select from sale_order sale where id = ${orderId} and (user_id = ${userId}
        or exists (select from order_line line join draft on draft.id = line.draft_id
          where line.order_id = sale.id and draft.team_id = ${team})
        or exists (select from galleria_report report where report.order_id = sale.id and report.team_id = ${team}))`.execute(
      db,
    );
    return rows.length > 0;
  },
});
