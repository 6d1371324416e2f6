import { createTestDatabase, type TestDatabase } from '@gosds/postgres/testing/test-database';
import { postgresUnitOfWork } from '@gosds/postgres/unit-of-work';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { promoCommand } from './promo-command.ts';

let database: TestDatabase;
let userId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const { users } = postgresUnitOfWork(database.db).stores;
  userId = (await users.add({ email: 'ada@example.com', name: 'Ada', passwordHash: 'x' }))?.id ?? '';
});
afterAll(() => database.drop());

async function run(...args: string[]) {
  let printed = '';
  const print = (text: string | Uint8Array) => {
    printed += String(text);
    return true;
  };
  const exit = await promoCommand(args, { write: print, writeError: print }, { DATABASE_URL: database.url });
  return { exit, printed };
}

const find = (code: string, today = '2026-11-21') =>
  postgresUnitOfWork(database.db).stores.promos.find({ userId, type: 'GoSDS', code, today });

describe('gosds promo create', () => {
  it('prints a code that can be used as often as it says', async () => {
    const { exit, printed } = await run('create', '-n', '3');
    expect([exit, printed]).toEqual([
      0,
      expect.stringMatching(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}: 100 % off, quantity 3\n$/),
    ]);
    expect(await find(printed.split(':')[0] ?? '')).toMatchObject({ leftQuantity: 3, discountPercent: 100 });
  });

  it('takes a code of the operator, with its last day', async () => {
    const made = await run('create', '--code', 'Trade fair 2026', '--percent', '50', '--until', '2026-12-01');
    expect(made).toEqual({ exit: 0, printed: 'TRAD-EFAI-R202-6: 50 % off, quantity 1, until 2026-12-01\n' });
    expect(await find('trade-fair 2026', '2026-12-01')).toMatchObject({ discountPercent: 50 });
    expect(await find('trade-fair 2026', '2026-12-02')).toBeUndefined();
    expect(await run('create', '--code', 'tradefair2026')).toMatchObject({ exit: 1 });
  });

  it('gives free sheets to a user, who needs no code', async () => {
    expect((await run('create', '--for', 'ADA@example.com', '-n', '2')).exit).toBe(0);
    expect(await find('')).toMatchObject({ leftQuantity: 2 });
  });

  it.each([
    [['create', '--quantity', '0'], 2],
    [['create', '--quantity', '1.5'], 2],
    [['create', '--percent', '101'], 2],
    [['create', '--until', '1.2.2027'], 2],
    [['create', '--code', '-'], 2],
    [['create', '--colour', 'red'], 2],
    [['delete'], 2],
    [[], 2],
    [['create', '--for', 'nobody@example.com'], 1],
  ])('refuses %j', async (args, exit) => {
    expect(await run(...args)).toEqual({ exit, printed: expect.stringMatching(/^(?:gosds: |Usage)/) as string });
  });
});
