import type { PaymentQuestion } from '@gosds/contract/staff/refunds';
import { moneyNumber } from '@gosds/usecases/money/money-document';
import type { StaffStore } from '@gosds/usecases/staff/staff-store';
import { emailKey } from '@gosds/usecases/accounts/user-store';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';
import { literally } from '../literally.ts';

type Found = Awaited<ReturnType<StaffStore['searchPayments']>>['payments'][number];

/** The document number in the form of `moneyNumber`. */
const printed = sql`case paper.kind when 'invoice' then 'INV' else 'CN' end || '-' || paper.year || '-'
  || lpad(paper.number::text, greatest(6, length(paper.number::text)), '0')`;

function condition({ text, check }: PaymentQuestion): RawBuilder<unknown> {
  if (text === '') return sql`true`;
  const pattern = check === 'Equals' ? literally(text) : `%${literally(text)}%`;
  const key = check === 'Equals' ? literally(emailKey(text)) : `%${literally(emailKey(text))}%`;
  return sql`(owner.email_key like ${key} or sale.number::text like ${pattern}
    or exists (select from money_document paper where paper.order_id = sale.id and ${printed} ilike ${pattern}))`;
}

const given = (state: 'done' | 'pending') => sql`
  (select coalesce(sum(amount_minor), 0)::int from order_refund back where back.order_id = sale.id and back.state = ${state})`;

type Row = Omit<Found, 'invoice'> & { readonly invoiceYear: number | null; readonly invoiceNumber: number | null };

/** Orders with a charge, newest first. */
export async function searchPayments(
  db: Kysely<Database>,
  question: PaymentQuestion,
  limit: number,
): ReturnType<StaffStore['searchPayments']> {
  const charged = sql`
    from sale_order sale join app_user owner on owner.id = sale.user_id
    where sale.status = 'paid' and sale.paid_by in ('card', 'paypal') and ${condition(question)}`;
  const counted = await sql<{ count: number }>`select count(*)::int as count ${charged}`.execute(db);
  const { rows } = await sql<Row>`
    select sale.id, sale.number::text as "cwOrderId", owner.email, sale.paid_by as "paidBy", sale.paid_at as "paidAt",
      paper.year::int as "invoiceYear", paper.number as "invoiceNumber",
      coalesce((select min(line.product_name) from order_line line where line.order_id = sale.id), '') as "productName",
      (select coalesce(sum(line.amount_minor), 0)::int from order_line line where line.order_id = sale.id) as "amountMinor",
      ${given('done')} as "refundedMinor", ${given('pending')} as "pendingMinor"
    from (select sale.* ${charged} order by sale.paid_at desc, sale.number desc limit ${limit}) sale
    join app_user owner on owner.id = sale.user_id
    left join money_document paper on paper.order_id = sale.id and paper.kind = 'invoice'
    order by sale.paid_at desc, sale.number desc`.execute(db);
  const payments = rows.map(({ invoiceYear: year, invoiceNumber: number, ...payment }) => ({
    ...payment,
    invoice: year === null || number === null ? null : moneyNumber({ kind: 'invoice', year, number }),
  }));
  return { payments, count: counted.rows[0]?.count ?? 0 };
}
