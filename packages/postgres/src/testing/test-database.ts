import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { inject } from 'vitest';
import { type Address, openDatabase, openPool } from '../connect.ts';
import type { Database } from '../database.ts';
import { databaseAt } from './global-setup.ts';

export type TestDatabase = {
  readonly address: Address;
  /** The address in the operator's form. */
  readonly url: string;
  readonly pool: pg.Pool;
  readonly db: Kysely<Database>;
  /** Makes every waiting job due now, or those of one kind. */
  makeJobsDue(kind?: string): Promise<void>;
  drop(): Promise<void>;
};

const ignore = () => undefined;

const urlOf = (address: Address): string =>
  'url' in address ? address.url : `postgres:///${address.database}?host=${address.socketFolder}&user=${address.user}`;

/** Makes a migrated, empty database for one `*.db.test.ts`; takes about 50 ms. */
export const createTestDatabase = (): Promise<TestDatabase> => createFrom('gosds_template');

/** Makes a database without any table. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createFrom('template0');

async function createFrom(template: string): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = openDatabase(openPool(server, ignore));
  await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(admin);
  const address = databaseAt(server, name);
  const pool = openPool(address, ignore);
  const db = openDatabase(pool);
  return {
    address,
    url: urlOf(address),
    pool,
    db,
    async makeJobsDue(kind) {
      await sql`select from graphile_worker.reschedule_jobs(
        array(select id from graphile_worker.jobs where task_identifier = coalesce(${kind ?? null}, task_identifier)),
        run_at => now())`.execute(db);
    },
    async drop() {
      await db.destroy();
      await sql`drop database ${sql.id(name)} with (force)`.execute(admin);
      await admin.destroy();
    },
  };
}
