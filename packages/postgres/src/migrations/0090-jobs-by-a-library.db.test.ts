import { handles } from '@gosds/usecases/job-queue';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { postgresJobQueue } from '../job-queue.ts';
import { jobWorker } from '../job-worker.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { jobsByALibrary } from './0090-jobs-by-a-library.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const kind = { name: 'note', data: z.object({ text: z.string() }) };

/** The statement by which a process of the earlier version takes jobs. Returns their keys. */
async function earlierClaims(): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`
    update job set attempts = attempts + 1, lease_until = now() + interval '5 minutes', owner = 4711
    where id in (
      select id from job
      where done_at is null and given_up_at is null and (lease_until is null or lease_until < now()) and run_at <= now()
      for update skip locked)
    returning key`.execute(database.db);
  return rows.map(({ key }) => key);
}

/** As a process of the earlier version asks for a job. */
const earlierAsks = (key: string, minutes = 0) =>
  sql`insert into job (kind, key, data, run_at)
    values (${kind.name}, ${key}, ${JSON.stringify({ text: key })}, now() + make_interval(mins => ${minutes}))
    on conflict (key) do nothing`.execute(database.db);

it('carries over the open jobs, beside processes of the earlier version that still run', async () => {
  await sql
    .raw(
      `alter table job drop column caller, alter column lease_until drop default;
       drop table job_worker;`,
    )
    .execute(database.db);
  for (const key of ['under way', 'dies']) await earlierAsks(key);
  expect((await earlierClaims()).toSorted()).toEqual(['dies', 'under way']);
  for (const key of ['waits', 'done', 'given up']) await earlierAsks(key);
  await earlierAsks('later', 60);
  await sql`update job set done_at = now() where key = 'done'`.execute(database.db);
  await sql`update job set given_up_at = now() where key = 'given up'`.execute(database.db);
  await sql.raw(jobsByALibrary.sql).execute(database.db);

  const ran: string[] = [];
  const { drain, runNow } = jobWorker({
    pool: database.pool,
    db: database.db,
    handlers: [handles(kind, async ({ text }) => void ran.push(text))],
    onError: () => undefined,
  });
  await drain();
  expect(ran).toEqual(['waits']);
  // What comes from either version is run by this one alone.
  await earlierAsks('by an earlier process');
  await postgresJobQueue(database.db).enqueue({ kind, key: 'by a new one', data: { text: 'by a new one' } });
  await earlierAsks('waits');
  expect(await earlierClaims()).toEqual([]);
  expect(await runNow('under way')).toBe('queued');
  await drain();
  expect(ran.toSorted()).toEqual(['by a new one', 'by an earlier process', 'waits']);
  // An earlier process ends one of its jobs. The other is run here when its lease is over.
  await sql`update job set done_at = now(), lease_until = null where key = 'under way'`.execute(database.db);
  await sql`update job set lease_until = now() - interval '1 second' where key = 'dies'`.execute(database.db);
  await drain();
  expect(ran).toHaveLength(4);
  expect(ran.at(-1)).toBe('dies');
  expect(await runNow('later')).toBe('done');
});
