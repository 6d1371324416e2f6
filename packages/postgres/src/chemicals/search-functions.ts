import { type Kysely, sql } from 'kysely';
import { advisoryLocks } from '../advisory-locks.ts';
import type { Database } from '../database.ts';
import { serving, wellKnownNames } from './chemical-tables.ts';
import { findNames } from './find-names-function.ts';
import { alikeByOne, alikeByTwo, alikeInOtherLetters, soundsLike } from './near-names-functions.ts';

/** The search functions of a schema. Each connection plans them once. */
export const searchFunctions = (schema: string): string => `
  create or replace function ${schema}.find_names ${findNames};
  create or replace function ${schema}.sounds_like ${soundsLike};
  create or replace function ${schema}.alike_by_1 ${alikeByOne};
  create or replace function ${schema}.alike_by_2 ${alikeByTwo};
  create or replace function ${schema}.alike_in_other_letters ${alikeInOtherLetters};`;

/** Counts in how many of about 50,000 names each three-letter piece occurs. */
export const countTrigrams = (schema: string): string => `
  create table ${schema}.trigram as
    select substr(key, at, 3) as letters, count(*)::int as names
    from (select key from ${schema}.name
      where hashtext(key) % greatest(1, (select count(*) from ${schema}.name) / 50000)::int = 0) counted
    cross join lateral generate_series(1, length(key) - 2) at group by 1;
  create unique index on ${schema}.trigram (letters) include (names)`;

/** Adds the tables and functions that data of an earlier version lacks. */
export async function mendSearch(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (work) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLocks.mendSearch)})`.execute(work);
    for (const [table, making] of Object.entries({
      trigram: countTrigrams(serving),
      well_known: wellKnownNames(serving),
    })) {
      const { rows } = await sql<{ found: string | null }>`
        select to_regclass(${`${serving}.${table}`})::text as found`.execute(work);
      if (rows[0]?.found === null) await sql.raw(making).execute(work);
    }
    await sql.raw(searchFunctions(serving)).execute(work);
  });
}
