import { handles, type JobKind } from '@gosds/usecases/job-queue';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Address, openDatabase, openPool } from './connect.ts';
import { installJobLibrary } from './job-library.ts';
import { postgresJobQueue } from './job-queue.ts';
import { jobWorker } from './job-worker.ts';
import { showPresence } from './presence.ts';
import { hangingServer } from './testing/hanging-server.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { explainToOperator } from './unreachable.ts';

const note: JobKind<{ text: string }> = { name: 'note', data: z.object({ text: z.string() }) };

describe('a database that takes statements and never answers', { timeout: 60_000 }, () => {
  let database: TestDatabase;
  let server: Awaited<ReturnType<typeof hangingServer>>;
  let pool: pg.Pool;
  beforeEach(async () => {
    database = await createTestDatabase();
    server = await hangingServer(database.address);
    pool = openPool(server.address, () => undefined);
  });
  afterEach(async () => {
    server.answer();
    await pool.end();
    await server.close();
    await database.drop();
  });

  /** A worker that has run a job. */
  async function started() {
    const ran: string[] = [];
    const run = handles(note, async ({ text }) => void ran.push(text));
    const worker = jobWorker({ pool, db: openDatabase(pool), handlers: [run], onError: () => undefined });
    worker.start();
    const enqueue = (key: string) => postgresJobQueue(database.db).enqueue({ kind: note, key, data: { text: key } });
    await enqueue('before');
    await expect.poll(() => ran).toEqual(['before']);
    return { ran, enqueue, worker };
  }

  it('does not hold up the stop of the workers', async () => {
    const { worker, enqueue } = await started();
    server.hang();
    await enqueue('meanwhile');
    await expect.poll(() => pool.idleCount < pool.totalCount).toBe(true);
    const begun = performance.now();
    await worker.stop();
    expect(performance.now() - begun).toBeLessThan(15_000);
  });

  it('holds up no job once it answers again, and each runs once', async () => {
    const { ran, worker, enqueue } = await started();
    server.hang();
    await enqueue('meanwhile');
    // Longer than the time limit of a statement, so that every one under way is given up.
    await new Promise((resolve) => setTimeout(resolve, 9_000));
    expect(ran).toEqual(['before']);
    server.answer();
    await expect.poll(() => ran, { timeout: 15_000 }).toEqual(['before', 'meanwhile']);
    await enqueue('after');
    await expect.poll(() => ran, { timeout: 15_000 }).toEqual(['before', 'meanwhile', 'after']);
    await worker.stop();
  });

  it.each([
    ['the jobs of the service are installed', (address: Address) => installJobLibrary(address, 500), /0\.5 seconds/],
    ['the service shows that it is alive', showPresence, /Query read timeout/],
  ])('ends the start with a message where %s', async (_when, begin, why) => {
    server.hangAt('pg_advisory_lock');
    const end = await begin(server.address).then(
      () => 'it began',
      (error: unknown) => explainToOperator(error, server.address),
    );
    expect(String(end)).toMatch(/GoSDS cannot reach the database at DATABASE_URL/);
    expect(String(end)).toMatch(why);
  });

  it('costs no connection for good: each whose statement was given up is closed', async () => {
    await pool.query('select 1');
    server.hang();
    const client = await pool.connect();
    await expect(client.query('select 1')).rejects.toThrow();
    client.release();
    await expect.poll(() => pool.totalCount).toBe(0);
  });
});
