import { type Kysely, sql, type Transaction } from 'kysely';
import { advisoryLocks } from './advisory-locks.ts';
import type { Database } from './database.ts';

export type Migration = { readonly name: string; readonly sql: string };

/** Applies missing migrations in a transaction. Processes that start together wait for the first. */
export async function applyMissing(
  transaction: Transaction<Database>,
  migrations: readonly Migration[],
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLocks.migration)})`.execute(transaction);
  await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`.execute(
    transaction,
  );
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(transaction);
  const applied = new Set(rows.map(({ name }) => name));
  for (const migration of migrations.filter(({ name }) => !applied.has(name))) {
    await sql.raw(migration.sql).execute(transaction);
    await sql`insert into migration (name) values (${migration.name})`.execute(transaction);
  }
}

/** Applies missing migrations in one transaction, so that a failure changes nothing. */
export const migrate = (db: Kysely<Database>, migrations: readonly Migration[]): Promise<void> =>
  db.transaction().execute((transaction) => applyMissing(transaction, migrations));

/** Rejects if a migration is missing. */
export async function checkMigrated(db: Kysely<Database>, migrations: readonly Migration[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  const missing = migrations.filter(({ name }) => !applied.has(name));
  if (missing.length > 0) throw new Error(`The schema lacks ${missing.map(({ name }) => name).join(', ')}.`);
}
