import { type PromoCode, promoKey, type PromoQuestion, type PromoStore } from '@gosds/usecases/checkout/promo-store';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

type Candidate = PromoCode & { readonly isUsedByUser: boolean };

/** The codes in force that the question means: the code typed, or without one all of the user's own codes. */
const candidates = ({ userId, type, code, today }: PromoQuestion) => sql`
  from promo_code promo
  where promo.type = ${type} and (promo.owner_id is null or promo.owner_id = ${userId})
    and promo.stopped_at is null and (promo.valid_until is null or promo.valid_until >= ${today}::date)
    and case when ${code} = '' then promo.owner_id is not null else promo.code = ${promoKey(code)} end`;

/** The code that ends first is used first. */
const inTurn = sql`order by promo.valid_until nulls last, promo.created_at, promo.id`;

/** Uses left of a code; for a code for anybody also whether this user has used it. */
const leftFor = (userId: string) => sql`
  promo.quantity - (select count(*) from promo_use used where used.promo_id = promo.id and used.released_at is null)
    as left, promo.owner_id is null and exists (select from promo_use own where own.promo_id = promo.id
      and own.user_id = ${userId} and own.released_at is null) as used`;

async function find(db: Kysely<Database>, question: PromoQuestion): Promise<PromoCode | undefined> {
  const { rows } = await sql<Candidate>`
    select id, discount_percent as "discountPercent", "left"::int as "leftQuantity"
    from (select promo.*, ${leftFor(question.userId)} ${candidates(question)}) promo
    where "left" > 0 and not used ${inTurn} limit 1`.execute(db);
  return rows[0];
}

export const postgresPromoStore = (db: Kysely<Database>): PromoStore => ({
  async add({ type, code, ownerId, discountPercent, quantity, validUntil }, now) {
    const row = await db
      .insertInto('promo_code')
      .values({
        ...{ type, code, owner_id: ownerId, discount_percent: discountPercent, quantity },
        ...{ valid_until: validUntil, created_at: now },
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },
  find: (question) => find(db, question),
  async take(question, now) {
    // Lock these codes, so that uses by other requests are counted first.
    await sql`select promo.id ${candidates(question)} order by promo.id for update`.execute(db);
    const promo = await find(db, question);
    if (!promo) return undefined;
    await db
      .insertInto('promo_use')
      .values({ promo_id: promo.id, order_id: question.orderId, user_id: question.userId, taken_at: now })
      .execute();
    return promo;
  },
  async release(orderId, now) {
    await db
      .updateTable('promo_use')
      .set({ released_at: now })
      .where('order_id', '=', orderId)
      .where('released_at', 'is', null)
      .execute();
  },
  async takeAgain(orderId) {
    await sql`
      update promo_use set released_at = null
      where id = (select id from promo_use where order_id = ${orderId} order by taken_at desc, id limit 1)
        and exists (select from order_line where order_id = ${orderId} and promo_minor > 0)`.execute(db);
  },
  async leftOf({ userId, type, today }) {
    const { rows } = await sql<{ left: number }>`
      select coalesce(sum(greatest("left", 0)), 0)::int as left
      from (select ${leftFor(userId)} ${candidates({ userId, type, today, code: '' })}) promo`.execute(db);
    return rows[0]?.left ?? 0;
  },
});
