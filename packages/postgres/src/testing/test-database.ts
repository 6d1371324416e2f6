import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, openPool } from '../connect.ts';
import type { Database } from '../database.ts';
import { databaseAt } from './global-setup.ts';

export type TestDatabase = {
  readonly pool: pg.Pool;
  readonly db: Kysely<Database>;
  drop(): Promise<void>;
};

const ignore = () => undefined;

/** A database of one's own, migrated and empty, in some 50 ms; for a `*.db.test.ts`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const address = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = openDatabase(openPool(address, ignore));
  await sql`create database ${sql.id(name)} template gosds_template`.execute(admin);
  const pool = openPool(databaseAt(address, name), ignore);
  const db = openDatabase(pool);
  return {
    pool,
    db,
    async drop() {
      await db.destroy();
      await sql`drop database ${sql.id(name)} with (force)`.execute(admin);
      await admin.destroy();
    },
  };
}
