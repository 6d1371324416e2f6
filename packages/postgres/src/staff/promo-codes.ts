import { promoKey } from '@gosds/contract/checkout/promo-code';
import { codesPageSize, type PromoCodeQuestion, type PromoCodeRecord } from '@gosds/contract/staff/promo-codes';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';
import { literally } from '../literally.ts';

function condition({ text, check }: PromoCodeQuestion): RawBuilder<unknown> {
  if (text === '') return sql`true`;
  const key = promoKey(text);
  return check === 'Equals' ? sql`code = ${key}` : sql`code like ${`%${literally(key)}%`}`;
}

export async function listCodes(db: Kysely<Database>, question: PromoCodeQuestion, today: string) {
  const found = sql`from promo_code promo where owner_id is null and ${condition(question)}`;
  const counted = await sql<{ count: number }>`select count(*)::int as count ${found}`.execute(db);
  const { rows } = await sql<PromoCodeRecord>`
    select id, code, type, discount_percent::int as discount, quantity, used, valid_until as "validUntil",
      case when stopped_at is not null then 'stopped' when valid_until < ${today}::date then 'over'
        when used >= quantity then 'used-up' else 'open' end as state
    from (select promo.*, (select count(*)::int from promo_use used where used.promo_id = promo.id
        and used.released_at is null) as used
      ${found} order by created_at desc, id limit ${codesPageSize} offset ${question.page * codesPageSize}) promo
    order by created_at desc, id`.execute(db);
  return { codes: rows, count: counted.rows[0]?.count ?? 0 };
}

export async function stopCode(db: Kysely<Database>, id: string, now: Date): Promise<string | undefined> {
  const row = await db
    .updateTable('promo_code')
    .set({ stopped_at: now })
    .where('id', '=', id)
    .where('owner_id', 'is', null)
    .where('stopped_at', 'is', null)
    .returning('code')
    .executeTakeFirst();
  return row?.code ?? undefined;
}
