import { handles } from '@gosds/usecases/job-queue';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { deadClaims } from './dead-claims.ts';
import { postgresJobQueue } from './job-queue.ts';
import { jobWorker } from './job-worker.ts';
import { showPresence } from './presence.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const kind = { name: 'note', data: z.object({ text: z.string() }) };

const worker = (process: number, run: () => Promise<void>) =>
  jobWorker({
    pool: database.pool,
    db: database.db,
    handlers: [handles(kind, run)],
    onError: () => undefined,
    process,
  });

const never = () => new Promise<void>(() => undefined);

it('what a dead process held is free when it is missing twice; what a living one holds stays its own', async () => {
  const { db } = database;
  const [dead, living] = [await showPresence(database.address), await showPresence(database.address)];
  const wait = { kind, data: { text: 'x' } };
  await postgresJobQueue(db, dead.process).enqueue({ ...wait, key: 'running' });
  void worker(dead.process, never).drain();
  await expect
    .poll(async () => (await sql`select from graphile_worker.jobs where locked_at is not null`.execute(db)).rows.length)
    .toBe(1);
  await postgresJobQueue(db, dead.process).enqueue({
    ...wait,
    key: 'call',
    delaySeconds: 120,
    leavesTimeToCaller: true,
  });
  await postgresJobQueue(db, dead.process).enqueue({ ...wait, key: 'later', delaySeconds: 120 });
  await postgresJobQueue(db, living.process).enqueue({
    ...wait,
    key: 'own',
    delaySeconds: 120,
    leavesTimeToCaller: true,
  });
  const done: string[] = [];
  const next = worker(living.process, async () => void done.push('done'));
  const claims = deadClaims(db, 0);
  await claims.release();
  await claims.release();
  expect(await next.drain()).toBe(0);
  await dead.close();
  await claims.release();
  expect(await next.drain()).toBe(0);
  await claims.release();
  expect(await next.drain()).toBe(2);
  expect(done).toHaveLength(2);
  const { rows } = await sql<{ key: string }>`select key from job where done_at is null order by key`.execute(db);
  expect(rows.map(({ key }) => key)).toEqual(['later', 'own']);
  await living.close();
});

it('a process whose connection broke shows itself again', async () => {
  const { db } = database;
  const presence = await showPresence(database.address);
  const held = async () =>
    (
      await sql<{
        pid: number;
      }>`select pid from pg_locks where locktype = 'advisory' and objid = ${presence.process}::bigint::oid`.execute(db)
    ).rows;
  const [before] = await held();
  await sql`select pg_terminate_backend(${before!.pid})`.execute(db);
  await expect.poll(async () => (await held())[0]?.pid ?? before!.pid, { timeout: 10_000 }).not.toBe(before!.pid);
  await presence.close();
  await expect.poll(async () => (await held()).length).toBe(0);
});
