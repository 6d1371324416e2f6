import { describesAccountStores } from '@gosds/usecases/testing/account-stores-contract';
import { describesSheetStores } from '@gosds/usecases/testing/sheet-stores-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { postgresUnitOfWork } from './unit-of-work.ts';

describe('stores in PostgreSQL', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  async function open() {
    await sql`truncate app_user, login_failure cascade`.execute(database.db);
    return postgresUnitOfWork(database.db).stores;
  }

  describesAccountStores(open);
  describesSheetStores(open);

  it('undo everything of a transaction that fails', async () => {
    await open();
    const work = postgresUnitOfWork(database.db);
    const failing = work.transaction(async ({ users }) => {
      await users.add({ email: 'a@example.com', name: 'A', passwordHash: 'h' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await work.stores.users.findByEmail('a@example.com')).toBeUndefined();
  });

  it('keep a discount date as the day it is, in whatever time zone', async () => {
    const { users } = await open();
    const user = await users.add({ email: 'a@example.com', name: 'A', passwordHash: 'h' });
    await sql`update app_user set sds_discount_up_to = '2026-12-31', sds_discount_percent = 20`.execute(database.db);
    expect(await users.find(user!.id)).toMatchObject({ sdsDiscountUpTo: '2026-12-31', sdsDiscountPercent: 20 });
  });
});
