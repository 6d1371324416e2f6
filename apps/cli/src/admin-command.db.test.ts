import { createTestDatabase, type TestDatabase } from '@gosds/postgres/testing/test-database';
import { postgresUnitOfWork } from '@gosds/postgres/unit-of-work';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminCommand } from './admin-command.ts';

const everything = { staff: '', kind: '', subject: '', from: '', until: '' } as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { users } = postgresUnitOfWork(database.db).stores;
  await users.add({ email: 'ada@example.com', name: 'Ada', passwordHash: 'x', isVerified: true });
  await users.add({ email: 'new@example.com', name: 'New', passwordHash: 'x' });
});
afterAll(() => database.drop());

async function run(...args: string[]) {
  let printed = '';
  const print = (text: string | Uint8Array) => {
    printed += String(text);
    return true;
  };
  const exit = await adminCommand(args, { write: print, writeError: print }, { DATABASE_URL: database.url });
  return { exit, printed };
}

describe('gosds admin create', () => {
  it('makes the first administrator of a confirmed account, and it is written down', async () => {
    const { users, staff } = postgresUnitOfWork(database.db).stores;
    expect(await run('create', 'ADA@example.com')).toEqual({
      exit: 0,
      printed: 'ADA@example.com is an administrator.\n',
    });
    expect(await users.findByEmail('ada@example.com')).toMatchObject({
      isAdminAllowed: true,
      isEmergencyAllowed: false,
    });
    expect(await staff.listActs(everything, { limit: 10, offset: 0 })).toMatchObject({
      count: 1,
      acts: [{ kind: 'changed-flags', staff: 'ada@example.com' }],
    });
  });

  it.each([
    [['create', 'new@example.com'], 1],
    [['create', 'nobody@example.com'], 1],
    [['create'], 2],
    [['create', 'a@example.com', 'b@example.com'], 2],
    [['delete', 'ada@example.com'], 2],
    [['delete', 'new@example.com', '--by', 'ada@example.com', '--reason', 'no'], 2],
    [['delete', 'new@example.com', '--by', 'new@example.com', '--reason', 'A request'], 1],
    [['delete', 'ada@example.com', '--by', 'ada@example.com', '--reason', 'A request'], 1],
    [['delete', 'nobody@example.com', '--by', 'ada@example.com', '--reason', 'A request'], 1],
    [['create', '--all'], 2],
    [['create', 'ada@example.com', '--by', 'ada@example.com'], 2],
    [['block', 'nobody'], 2],
    [['block'], 2],
    [[], 2],
  ])('refuses %j', async (args, exit) => {
    expect(await run(...args)).toEqual({ exit, printed: expect.stringMatching(/^(?:gosds: |Usage)/) as string });
  });
});

describe('gosds admin block', () => {
  it('blocks an address until it is unblocked, however often and in whatever case it is named', async () => {
    const { users } = postgresUnitOfWork(database.db).stores;
    for (const email of ['ada@example.com', 'ADA@example.com']) {
      expect(await run('block', email)).toEqual({ exit: 0, printed: `${email} is blocked.\n` });
    }
    expect(await users.isBlocked('Ada@Example.com')).toBe(true);
    expect(await run('unblock', 'ada@example.com')).toEqual({ exit: 0, printed: 'ada@example.com is unblocked.\n' });
    expect(await users.isBlocked('ada@example.com')).toBe(false);
  });

  it('says of an address without an account that it has none', async () => {
    const printed = 'spam@example.com is blocked. There is no account with it.\n';
    expect(await run('block', 'spam@example.com')).toEqual({ exit: 0, printed });
  });
});

describe('gosds admin delete', () => {
  it('asks the service to delete the account, once, by whom and why', async () => {
    const { users } = postgresUnitOfWork(database.db).stores;
    const reason = 'Request 4711';
    const args = ['delete', 'new@example.com', '--by', 'ada@example.com', '--reason', reason];
    for (const time of [1, 2]) expect((await run(...args)).exit, String(time)).toBe(0);
    const [ada, user] = [await users.findByEmail('ada@example.com'), await users.findByEmail('new@example.com')];
    const { rows } = await database.pool.query(`select data from job where kind = 'delete-account'`);
    expect(rows).toEqual([{ data: { staffId: ada?.id, userId: user?.id, reason } }]);
  });
});
