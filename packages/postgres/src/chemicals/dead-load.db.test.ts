import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { connectToLoad } from './load-chemicals.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function isAsking(server: number): Promise<boolean> {
  const { rows } = await database.pool.query('select from pg_stat_activity where pid = $1', [server]);
  return rows.length > 0;
}

describe('a load whose process was killed', () => {
  it('leaves no statement behind on the server, however long that takes', async () => {
    const client = await connectToLoad(database.address);
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const server = rows[0]?.pid ?? 0;
    // A killed process says no word of farewell: its connection is gone in the middle of a statement.
    const asked = client.query('select pg_sleep(3600)').catch((fault: unknown) => fault);
    client.on('error', () => undefined);
    expect(await isAsking(server)).toBe(true);
    client.connection.stream.destroy();
    expect(await asked).toBeInstanceOf(Error);
    while (await isAsking(server)) await sleep(100);
  });
});
