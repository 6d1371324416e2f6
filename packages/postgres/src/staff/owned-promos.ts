import type { PromoRecord } from '@gosds/contract/staff/edit-users';
import { isoDate } from '@gosds/usecases/clock';
import type { OwnedPromo } from '@gosds/usecases/staff/staff-store';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';

/** The owners' codes that have not ended, with the number of their uses. */
const owned = (ownerIds: readonly string[], today: string) => sql`
  select promo.*, (select count(*)::int from promo_use used where used.promo_id = promo.id and used.released_at is null)
    as used
  from promo_code promo
  where promo.owner_id = any(${[...ownerIds]}::uuid[])
    and (promo.valid_until is null or promo.valid_until >= ${today}::date)`;

/** One record per owner and type; none if the owner never had a code. */
export async function promoRecords(
  db: Kysely<Database>,
  ownerIds: readonly string[],
  today: string,
): Promise<readonly PromoRecord[]> {
  const { rows } = await sql<PromoRecord>`
    select type, max(discount_percent)::int as discount, sum(greatest(quantity - used, 0))::int as "leftQuantity",
      sum(used)::int as "usedQuantity", owner_id as "ownerId"
    from (${owned(ownerIds, today)}) promo group by owner_id, type`.execute(db);
  return rows;
}

type Row = { readonly id: string; readonly quantity: number; readonly used: number };

/** New quantities of the codes, so that `left` uses remain in total. The code that is used last changes first. */
export function spread(rows: readonly Row[], left: number): ReadonlyMap<string, number> {
  const changes = new Map<string, number>();
  let over = rows.reduce((sum, { quantity, used }) => sum + Math.max(0, quantity - used), 0) - left;
  for (const { id, quantity, used } of rows) {
    const taken = over < 0 ? over : Math.min(over, Math.max(0, quantity - used));
    if (taken === 0) continue;
    changes.set(id, Math.max(quantity, used) - taken);
    over -= taken;
  }
  return changes;
}

/** Sets the number of uses left; returns the number before. Locks the codes. */
export async function setLeft(
  db: Kysely<Database>,
  { ownerId, type, left }: OwnedPromo & { readonly left: number },
  now: Date,
): Promise<number> {
  await sql`select id from promo_code where owner_id = ${ownerId} and type = ${type} order by id for update`.execute(
    db,
  );
  const { rows } = await sql<Row>`
    select id, quantity, used from (${owned([ownerId], isoDate(now))}) promo where type = ${type}
    order by valid_until desc nulls first, created_at desc, id`.execute(db);
  for (const [id, quantity] of spread(rows, left)) {
    await db.updateTable('promo_code').set({ quantity }).where('id', '=', id).execute();
  }
  if (rows.length === 0 && left > 0) {
    const promo = { type, code: null, owner_id: ownerId, discount_percent: 100, quantity: left, valid_until: null };
    await db
      .insertInto('promo_code')
      .values({ ...promo, created_at: now })
      .execute();
  }
  return rows.reduce((sum, { quantity, used }) => sum + Math.max(0, quantity - used), 0);
}
