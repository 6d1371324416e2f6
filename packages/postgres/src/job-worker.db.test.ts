import { setTimeout } from 'node:timers/promises';
import { GiveUp, handles, type JobHandler, type JobKind } from '@gosds/usecases/job-queue';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openDatabase, openPool } from './connect.ts';
import { postgresJobQueue } from './job-queue.ts';
import { jobWorker } from './job-worker.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const note: JobKind<{ text: string }> = { name: 'note', data: z.object({ text: z.string() }) };

describe('jobs', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  afterEach(() => sql`truncate job`.execute(database.db));

  const worker = (...handlers: JobHandler[]) =>
    jobWorker({ pool: database.pool, db: database.db, handlers, onError: () => undefined });
  const enqueue = (key: string, delaySeconds = 0) =>
    postgresJobQueue(database.db).enqueue({ kind: note, key, data: { text: key }, delaySeconds });
  const state = () => database.db.selectFrom('job').selectAll().executeTakeFirstOrThrow();

  it('exist only if the transaction that caused them was committed', async () => {
    const failing = database.db.transaction().execute(async (transaction) => {
      await postgresJobQueue(transaction).enqueue({ kind: note, key: 'a', data: { text: 'a' } });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await worker(handles(note, async () => undefined)).drain()).toBe(0);
  });

  it('collide by key, and none runs twice however many workers there are', async () => {
    const ran: string[] = [];
    const handler = handles(note, async ({ text }) => void ran.push(text));
    for (let i = 0; i < 60; i += 1) await enqueue(`k${i % 30}`);
    await Promise.all([1, 2, 3, 4].map(() => worker(handler).drain()));
    expect(ran.toSorted()).toEqual(Array.from({ length: 30 }, (_, i) => `k${i}`).toSorted());
  });

  it('are tried again later after a failure, and run then', async () => {
    let tries = 0;
    const { drain } = worker(
      handles(note, async () => {
        tries += 1;
        if (tries === 1) throw new Error('server is down');
      }),
    );
    await enqueue('a');
    await drain();
    expect(await state()).toMatchObject({ done_at: null, attempts: 1, error: 'Error: server is down' });
    await sql`update job set run_at = now()`.execute(database.db);
    await drain();
    expect(await state()).toMatchObject({ attempts: 2, error: null });
    expect((await state()).done_at).not.toBeNull();
  });

  describe('of a database that was away', () => {
    const owner = 4711;
    let pool: pg.Pool;
    beforeEach(() => {
      pool = openPool(database.address, () => undefined);
    });
    afterEach(() => pool.end());

    const ownWorker = (run: () => Promise<void>) =>
      jobWorker({
        pool,
        db: openDatabase(pool),
        handlers: [handles(note, run)],
        onError: () => undefined,
        process: owner,
      });
    /** Until it is restored. */
    const away = () => vi.spyOn(pool, 'connect').mockRejectedValue(new Error('nothing listens'));

    it.each([
      ['done', undefined],
      ['failed', new Error('no server')],
    ])('that ended meanwhile are written down as %s, and not run again before their time', async (_how, error) => {
      let runs = 0;
      const outage: ReturnType<typeof away>[] = [];
      const { drain } = ownWorker(async () => {
        runs += 1;
        outage.push(away());
        if (error) throw error;
      });
      await enqueue('a');
      const drained = drain();
      await expect.poll(() => runs).toBe(1);
      await setTimeout(100);
      for (const each of outage) each.mockRestore();
      await drained;
      expect(runs).toBe(1);
      const { done_at, lease_until, error: told } = await state();
      expect([done_at === null, lease_until, told]).toEqual([error !== undefined, null, error ? String(error) : null]);
    });

    it('whose claim this process never heard of are run at once, and those under way are not run twice', async () => {
      let runs = 0;
      let end = () => {};
      const first = new Promise<void>((resolve) => (end = resolve));
      const { drain, runNow } = ownWorker(async () => {
        runs += 1;
        if (runs === 1) await first;
      });
      await enqueue('under way');
      const running = runNow('under way');
      await expect.poll(() => runs).toBe(1);
      await enqueue('unheard');
      await sql`update job set owner = ${owner}, lease_until = now() + interval '5 minutes' where key = 'unheard'`.execute(
        database.db,
      );
      expect(await drain()).toBe(0);
      const outage = away();
      await expect(runNow('unheard')).rejects.toThrow();
      outage.mockRestore();
      expect(await drain()).toBe(1);
      expect(runs).toBe(2);
      end();
      expect(await running).toBe('done');
    });
  });

  it('are given up at once where trying again is of no use', async () => {
    await enqueue('a');
    await worker(
      handles(note, async () => {
        throw new GiveUp('no such address');
      }),
    ).drain();
    expect((await state()).given_up_at).not.toBeNull();
  });

  it('that a dying worker held are done by another once the lease is over, and the first cannot close them any more', async () => {
    await enqueue('a');
    let release: (() => void) | undefined;
    const slow = worker(handles(note, () => new Promise((resolve) => (release = resolve)))).drain();
    await expect.poll(() => release).toBeDefined();
    expect(await worker(handles(note, async () => undefined)).drain()).toBe(0);
    await sql`update job set lease_until = now() - interval '1 second'`.execute(database.db);
    const blocked = worker(
      handles(note, async () => {
        throw new Error('second run failed');
      }),
    ).drain();
    await blocked;
    release?.();
    await slow;
    expect(await state()).toMatchObject({ done_at: null, error: 'Error: second run failed' });
  });

  it('that take long hold up no other, neither one that waits nor one that comes', async () => {
    const held: (() => void)[] = [];
    const ran: string[] = [];
    const running = worker(
      handles(note, async ({ text }) => {
        if (text.startsWith('slow')) await new Promise<void>((resolve) => held.push(resolve));
        ran.push(text);
      }),
    );
    for (const key of ['slow 1', 'slow 2', 'slow 3', 'a', 'b', 'c']) await enqueue(key);
    await running.start();
    await expect.poll(() => ran.toSorted()).toEqual(['a', 'b', 'c']);
    await enqueue('d');
    await expect.poll(() => ran.at(-1)).toBe('d');
    expect(held).toHaveLength(3);
    for (const release of held) release();
    await running.stop();
    expect(ran).toHaveLength(7);
  });

  it('are tried for more than a day before they are given up', async () => {
    const { drain } = worker(
      handles(note, async () => {
        throw new Error('server is down');
      }),
    );
    await enqueue('a');
    let hours = 0;
    for (;;) {
      await sql`update job set run_at = now()`.execute(database.db);
      await drain();
      const { given_up_at: end, run_at: next } = await state();
      if (end) break;
      hours += (next.getTime() - Date.now()) / 3_600_000;
    }
    expect(hours).toBeGreaterThan(24);
    expect(hours).toBeLessThan(30);
  });

  it('can be run at once, before their turn, with the outcome told', async () => {
    await enqueue('good', 60);
    await enqueue('bad', 60);
    const { runNow } = worker(
      handles(note, async ({ text }) => {
        if (text === 'bad') throw new Error('refused');
      }),
    );
    expect(await runNow('good')).toBe('done');
    expect(await runNow('bad')).toBe('failed');
    expect(await runNow('unknown')).toBe('queued');
  });

  it('start as soon as the transaction was committed, by whichever process', async () => {
    const ran: string[] = [];
    const running = worker(handles(note, async ({ text }) => void ran.push(text)));
    await running.start();
    await enqueue('a');
    await expect.poll(() => ran, { timeout: 2000 }).toEqual(['a']);
    await running.stop();
    await enqueue('b');
    await setTimeout(100);
    expect(ran).toEqual(['a']);
  });

  it('are claimed by no worker that has stopped: it waits for a claim under way', async () => {
    const ran: string[] = [];
    const running = worker(handles(note, async ({ text }) => void ran.push(text)));
    const { stopping } = await database.db.transaction().execute(async (transaction) => {
      await sql`lock table job in access exclusive mode`.execute(transaction);
      await running.start();
      const stopping = running.stop();
      const first = await Promise.race([stopping.then(() => 'stopped'), setTimeout(200, 'waiting')]);
      expect(first).toBe('waiting');
      await postgresJobQueue(transaction).enqueue({ kind: note, key: 'b', data: { text: 'b' }, delaySeconds: 60 });
      return { stopping };
    });
    await stopping;
    await sql`update job set run_at = now()`.execute(database.db);
    await setTimeout(100);
    expect(ran).toEqual([]);
  });
});
