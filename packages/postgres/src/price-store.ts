import type { SetPrices } from '@gosds/contract/staff/set-prices';
import type { DatedPrices, PriceStore } from '@gosds/usecases/checkout/price-store';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

type Row = SetPrices & Omit<DatedPrices, 'prices'>;

const columns = sql`list.id, list.valid_from as "validFrom", list.first_language_minor as "firstLanguageMinor",
  list.further_language_percent as "furtherLanguagePercent", list.internal_user_minor as "internalUserMinor",
  list.er_subscription_minor as "erSubscriptionMinor", list.er_single_minor as "erSingleMinor",
  list.galleria_all_minor as "galleriaAllMinor", list.galleria_industry_minor as "galleriaIndustryMinor",
  list.galleria_minor as "galleriaMinor", list.made_at as "madeAt", coalesce(staff.email, list.made_by::text) as "madeBy",
  list.withdrawn_at is not null as "isWithdrawn"
  from price_list list left join app_user staff on staff.id = list.made_by and staff.deleted_at is null`;

const toPrices = ({ id, validFrom, madeAt, madeBy, isWithdrawn, ...prices }: Row): DatedPrices => ({
  ...{ id, validFrom, madeAt, madeBy, isWithdrawn },
  prices,
});

async function count(db: Kysely<Database>) {
  const { rows } = await sql<{ count: number; version: number }>`
    select count(*)::int as count, (count(*) + count(withdrawn_at))::int as version from price_list`.execute(db);
  return rows[0] ?? { count: 0, version: 0 };
}

export const postgresPriceStore = (db: Kysely<Database>): PriceStore => ({
  async at(moment) {
    const { rows } = await sql<Row>`select ${columns}
      where list.withdrawn_at is null and list.valid_from <= ${moment} order by list.valid_from desc limit 1`.execute(
      db,
    );
    return rows.map(toPrices)[0];
  },
  async list({ limit, offset }) {
    const { rows } = await sql<Row>`select ${columns}
      order by list.valid_from desc, list.made_at desc, list.id limit ${limit} offset ${offset}`.execute(db);
    return { entries: rows.map(toPrices), ...(await count(db)) };
  },
  async lock() {
    await sql`lock table price_list in share row exclusive mode`.execute(db);
    return (await count(db)).version;
  },
  async add({ validFrom, prices, staffId }, now) {
    const row = await db
      .insertInto('price_list')
      .values({
        ...{ valid_from: validFrom, made_at: now, made_by: staffId },
        first_language_minor: prices.firstLanguageMinor,
        further_language_percent: prices.furtherLanguagePercent,
        internal_user_minor: prices.internalUserMinor,
        er_subscription_minor: prices.erSubscriptionMinor,
        er_single_minor: prices.erSingleMinor,
        galleria_all_minor: prices.galleriaAllMinor,
        galleria_industry_minor: prices.galleriaIndustryMinor,
        galleria_minor: prices.galleriaMinor,
      })
      .onConflict((conflict) => conflict.column('valid_from').where('withdrawn_at', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },
  async find(id) {
    const { rows } = await sql<Row>`select ${columns} where list.id = ${id} and list.withdrawn_at is null`.execute(db);
    return rows.map(toPrices)[0];
  },
  async withdraw(id, now) {
    await db.updateTable('price_list').set({ withdrawn_at: now }).where('id', '=', id).execute();
  },
});
