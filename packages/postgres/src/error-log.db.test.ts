import { policy } from '@gosds/usecases/policy';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postgresErrorLog } from './error-log.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('keeps the faults of the service, however many reports of pages come after them', async () => {
  const { db } = database;
  const { errorLogEntries } = policy.retention;
  const log = postgresErrorLog(db, (error) => {
    throw error;
  });
  const entry = { route: '/x', message: 'Fault', stack: '', requestId: '1', userId: undefined };
  await log.add({ ...entry, origin: 'server' });
  await sql`insert into error_log (origin, route, message, stack, request_id)
    select 'page', '/y', 'Flood', '', '2' from generate_series(1, ${errorLogEntries + 1_000})`.execute(db);
  for (let report = 0; report < 100; report += 1) await log.add({ ...entry, origin: 'page' });
  const { rows } = await sql<{ origin: string; kept: number }>`
    select origin, count(*)::int as kept from error_log group by origin order by origin`.execute(db);
  expect(rows.map(({ origin }) => origin)).toEqual(['page', 'server']);
  expect(rows[0]?.kept).toBeLessThan(errorLogEntries + 100);
});
