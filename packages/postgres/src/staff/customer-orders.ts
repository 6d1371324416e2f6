import type { StaffOrderSearch } from '@gosds/contract/staff/find-orders';
import type { CustomerOrder } from '@gosds/usecases/staff/staff-store';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';
import { literally } from '../literally.ts';

/** A chemist may have changed the name since the sheet was ordered: it is found by either. */
const looked = {
  Name: [sql`document.product_name`, sql`line.product_name`],
  CWNumber: [sql`'CW' || document.material_number`],
  Company: [sql`document.company_name`],
  Email: [sql`customer.email`],
} as const;

/** A CW number is also found by its digits alone. */
const wholeNumber = (value: string): string => (/^\d+$/.test(value) ? `CW${value}` : value);

function condition({ check, select, value }: StaffOrderSearch): RawBuilder<unknown> {
  const isFound = (column: RawBuilder<unknown>) =>
    check === 'Contains'
      ? sql`${column} ilike ${`%${literally(value)}%`}`
      : sql`lower(${column}) = lower(${select === 'CWNumber' ? wholeNumber(value) : value})`;
  return sql`(${sql.join(looked[select].map(isFound), sql` or `)})`;
}

/** The paid sheets of all customers; an order has one sheet. */
const paidSheets = sql`
  from sale_order sale
  join app_user customer on customer.id = sale.user_id
  join order_line line on line.order_id = sale.id
  left join chemist_task task on task.line_id = line.id
  join document on document.id = coalesce(line.document_id, task.document_id)
  where sale.status = 'paid' and customer.deleted_at is null`;

export async function searchOrders(db: Kysely<Database>, search: StaffOrderSearch, limit: number) {
  const found = sql`${paidSheets} and ${condition(search)}`;
  const counted = await sql<{ count: number }>`select count(*)::int as count ${found}`.execute(db);
  const { rows } = await sql<CustomerOrder>`
    select sale.id, sale.number::text as "cwOrderId", sale.user_id as "userId", customer.email,
      document.product_name as "productName", document.company_name as "companyName", line.country, line.language,
      'CW' || document.material_number as "cwNumber", sale.paid_at as "paidAt"
    ${found} order by sale.paid_at desc, sale.number desc limit ${limit}`.execute(db);
  return { found: rows, count: counted.rows[0]?.count ?? 0 };
}

export async function findOrder(
  db: Kysely<Database>,
  { userId, cwOrderId }: { readonly userId: string; readonly cwOrderId: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select sale.id ${paidSheets} and sale.user_id = ${userId} and sale.number = ${Number(cwOrderId)}`.execute(db);
  return rows[0]?.id;
}
