import pg from 'pg';
import type { FoundChemical } from '@gosds/usecases/chemicals/chemical-store';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';
import { served, serving } from './chemical-tables.ts';
import { mendSearch } from './search-functions.ts';

/** A row of a search function: the chemical, its name that was met, and how well known it is. */
export type NameRow = { readonly number: number; readonly matched: string; readonly rank: number };

/** A match and its rank: the lower, the better known. */
export type Ranked = FoundChemical & { readonly rank: number };

/** The table of names that the search reads. */
export const servedNames = served('name');

/** A function of the search, which the load of the chemicals has made. */
export const servedFunction = (name: string) => sql.table(`${serving}.${name}`);

/** PostgreSQL's error codes for a missing table or function. */
const missing = { table: '42P01', function: '42883' } as const;

export const lacks = (fault: unknown, what: keyof typeof missing): boolean =>
  fault instanceof pg.DatabaseError && fault.code === missing[what];

/**
 * Runs a query. If an earlier version loaded the data, makes the missing search functions, which serve until this
 * version's load is complete.
 */
export async function ask<Row>(db: Kysely<Database>, statement: RawBuilder<Row>): Promise<readonly Row[]> {
  try {
    return (await statement.execute(db)).rows;
  } catch (fault) {
    if (!lacks(fault, 'function')) throw fault;
    await mendSearch(db);
    return (await statement.execute(db)).rows;
  }
}
