import { accountPageSize, type PurchaseSearch, type PurchaseSortKey } from '@gosds/contract/accounts/my-account-search';
import type { Purchase, PurchaseStore } from '@gosds/usecases/checkout/purchase-store';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';
import { literally } from './literally.ts';

/** A sheet that its chemist has not signed yet has no document. */
const number = sql`coalesce(document.material_number, task.material_number)`;

const columns: Readonly<Record<PurchaseSortKey, RawBuilder<unknown>>> = {
  name: sql`lower(line.product_name)`,
  cwNumber: number,
  paidAt: sql`sale.paid_at`,
  price: sql`"amountMinor"`,
};

const looked = { Name: sql`line.product_name`, CWNumber: sql`'CW' || ${number}` } as const;

/** A CW number is also found by its digits. */
const wholeNumber = (value: string): string => (/^\d+$/.test(value) ? `CW${value}` : value);

function condition({ check, select, value }: PurchaseSearch): RawBuilder<unknown> {
  if (value === '') return sql`true`;
  if (check === 'Contains') return sql`${looked[select]} ilike ${`%${literally(value)}%`}`;
  return sql`lower(${looked[select]}) = lower(${select === 'CWNumber' ? wholeNumber(value) : value})`;
}

type Row = Omit<Purchase, 'awaited'> & { readonly dueAt: Date | null; readonly isAsked: boolean };

/** The paid orders of one user; each has one sheet. */
const paidOf = (userId: string, search: PurchaseSearch) => sql`
  from sale_order sale
  join order_line line on line.order_id = sale.id
  left join chemist_task task on task.line_id = line.id
  left join document on document.id = coalesce(line.document_id, task.document_id)
  where (document.id is not null or task.id is not null) and sale.user_id = ${userId} and sale.status = 'paid' and ${condition(search)}`;

export const postgresPurchaseStore = (db: Kysely<Database>): PurchaseStore => ({
  async search(userId, search) {
    const { key, isDescending } = search.sortPrams;
    const direction = isDescending ? sql`desc` : sql`asc`;
    const counted = await sql<{ count: number }>`select count(*)::int as count ${paidOf(userId, search)}`.execute(db);
    const { rows } = await sql<Row>`
      select sale.id, sale.number::text as "cwOrderId", line.product_name as "productName", line.country, line.language,
        coalesce(document.company_name, task.draft #>> '{description,companyName}') as "companyName", 'CW' || ${number} as "cwNumber", sale.paid_at as "paidAt",
        sale.paid_by as "paidBy",
        (select coalesce(sum(amount_minor), 0)::int from order_line each where each.order_id = sale.id) as "amountMinor",
        exists (select from order_line each where each.order_id = sale.id and each.kind like 'er-%') as "hasEr",
        document.emergency_number as "emergencyNumber",
        case when task.due_at is not null and task.state <> 'signed' then task.due_at end as "dueAt",
        coalesce(task.state = 'question', false) as "isAsked",
        (select draft.id from draft where draft.id = line.draft_id and draft.deleted_at is null) as "draftId"
      ${paidOf(userId, search)}
      order by ${columns[key]} ${direction}, sale.number desc
      limit ${accountPageSize} offset ${search.page * accountPageSize}`.execute(db);
    const found = rows.map(({ dueAt, isAsked, ...row }) => ({ ...row, awaited: dueAt && { dueAt, isAsked } }));
    return { found, count: counted.rows[0]?.count ?? 0 };
  },
});
