import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { showPresence } from '../presence.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { newSealingKey, readSealingKeys } from './seal.ts';
import type { SealingKeys } from './sealing-key-file.ts';
import { openServiceKeys, removeClearKeys } from './service-keys.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const [one, two] = [newSealingKey(), newSealingKey()];
const withKeys = (...texts: string[]): SealingKeys => ({
  known: readSealingKeys(texts.join(',')),
  make: () => {
    throw new Error('no key is to be made');
  },
});
const open = (...texts: string[]) => openServiceKeys(database.db, withKeys(...texts));
const inClear = async () =>
  (await database.db.selectFrom('service_key').selectAll().orderBy('name').execute()).map(({ value }) => value);
const sealed = () => database.db.selectFrom('sealed_key').selectAll().orderBy('name').execute();
const idOf = (text: string) => readSealingKeys(text)[0]?.id;

it('keys that stood in clear stay what they are, sealed, and nothing of them is left in the database', async () => {
  const before = await inClear();
  expect(before).toHaveLength(2);
  const keys = await open(one);
  expect([keys('promo-link'), keys('webhooks')]).toEqual(before);
  expect(await inClear()).toEqual(before);
  await removeClearKeys(database.db);
  expect(await inClear()).toEqual([]);
  for (const value of before) expect(JSON.stringify(await sealed())).not.toContain(value);
  const again = await open(one);
  expect([again('promo-link'), again('webhooks')]).toEqual(before);
});

it('stay in clear while a process of an earlier version reads them', async () => {
  await open(one);
  const held = await database.pool.connect();
  await held.query('select pg_advisory_lock_shared(7306202, 41)');
  const present = await showPresence(database.address);
  await removeClearKeys(database.db);
  expect(await inClear()).toHaveLength(2);
  await held.query('select pg_advisory_unlock_shared(7306202, 41)');
  held.release();
  await removeClearKeys(database.db);
  expect(await inClear()).toEqual([]);
  await present.close();
});

it('are opened by an earlier key, and sealed anew by the first', async () => {
  const keys = await open(one);
  const changed = await open(two, one);
  expect(changed('webhooks')).toBe(keys('webhooks'));
  expect((await sealed()).map(({ key_id: id }) => id)).toEqual([idOf(two), idOf(two)]);
  expect((await open(two))('webhooks')).toBe(keys('webhooks'));
});

it('do not open by another key, which is said, and stay as they are', async () => {
  await open(one);
  const before = await sealed();
  await expect(open(two)).rejects.toThrow(
    `are sealed by the key ${idOf(one)}, which is not known here. Set SECRETS_KEY`,
  );
  await expect(open()).rejects.toThrow('Several machines need the same SECRETS_KEY.');
  expect(await sealed()).toEqual(before);
});

it('one row cannot take the place of another', async () => {
  await open(one);
  await sql`update sealed_key set sealed = (select sealed from sealed_key where name = 'webhooks') where name = 'promo-link'`.execute(
    database.db,
  );
  await expect(open(one)).rejects.toThrow();
});

it('are the same in processes that start together, and new where both rows are gone', async () => {
  const together = await Promise.all([open(one), open(one), open(one)]);
  expect(new Set(together.map((keys) => keys('webhooks'))).size).toBe(1);
  await removeClearKeys(database.db);
  await database.db.deleteFrom('sealed_key').execute();
  const renewed = (await open(one))('webhooks');
  expect(renewed).toMatch(/^[0-9a-f]{64}$/);
  expect(renewed).not.toBe(together[0]('webhooks'));
});
