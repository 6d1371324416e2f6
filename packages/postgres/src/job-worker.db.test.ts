import { setTimeout } from 'node:timers/promises';
import { GiveUp, handles, type JobHandler, type JobKind } from '@gosds/usecases/job-queue';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openDatabase, openPool } from './connect.ts';
import { postgresJobQueue } from './job-queue.ts';
import { jobWorker } from './job-worker.ts';
import { type Presence, showPresence } from './presence.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const note: JobKind<{ text: string }> = { name: 'note', data: z.object({ text: z.string() }) };

describe('jobs', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  afterEach(async () => {
    await sql`truncate job, job_worker`.execute(database.db);
    // Also those that a failed test left claimed, which the library removes no more.
    await sql`truncate graphile_worker._private_jobs`.execute(database.db);
  });

  const worker = (...handlers: JobHandler[]) =>
    jobWorker({ pool: database.pool, db: database.db, handlers, onError: () => undefined });
  const enqueue = (key: string, delaySeconds = 0) =>
    postgresJobQueue(database.db).enqueue({ kind: note, key, data: { text: key }, delaySeconds });
  const state = () => database.db.selectFrom('job').selectAll().executeTakeFirstOrThrow();
  /** The jobs as the library has scheduled them; those that have ended are gone. */
  const scheduled = async () => {
    const { rows } = await sql<{ run_at: Date; locked_by: string | null }>`
      select run_at, locked_by from graphile_worker.jobs order by id`.execute(database.db);
    return rows;
  };

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
    await database.makeJobsDue();
    await drain();
    expect(await state()).toMatchObject({ attempts: 2, error: null });
    expect((await state()).done_at).not.toBeNull();
  });

  describe('of a database that was away', () => {
    let pool: pg.Pool;
    let presence: Presence;
    beforeEach(async () => {
      pool = openPool(database.address, () => undefined);
      presence = await showPresence(database.address);
    });
    /** Ends what a test has begun, before the pool of its workers closes. */
    let endings: (() => Promise<void>)[];
    beforeEach(() => {
      endings = [];
    });
    afterEach(async () => {
      for (const end of endings) await end();
      await presence.close();
      await pool.end();
    });

    const ownWorker = (run: (data: { text: string }) => Promise<void>) =>
      jobWorker({
        pool,
        db: openDatabase(pool),
        handlers: [handles(note, run)],
        onError: () => undefined,
        process: presence.process,
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
      const { done_at, error: told } = await state();
      expect([done_at === null, told]).toEqual([error !== undefined, error ? String(error) : null]);
      const left = await scheduled();
      expect(left.map(({ locked_by }) => locked_by)).toEqual(error ? [null] : []);
      for (const { run_at } of left) expect(run_at.getTime()).toBeGreaterThan(Date.now());
    });

    it(
      'whose claim this process never heard of are run at once, and those under way are not run twice',
      { timeout: 90_000 },
      async () => {
        const runs: string[] = [];
        let end = () => {};
        const first = new Promise<void>((resolve) => (end = resolve));
        const { start, stop } = ownWorker(async ({ text }) => {
          runs.push(text);
          if (text === 'under way') await first;
        });
        endings.push(async () => {
          end();
          await stop();
        });
        start();
        await enqueue('under way');
        await expect.poll(() => runs).toEqual(['under way']);
        await enqueue('unheard', 60);
        await sql`update graphile_worker._private_jobs set locked_at = now(), attempts = 1, run_at = now(), locked_by = (
          select id from job_worker where process = ${presence.process}
          and id not in (select locked_by from graphile_worker.jobs where locked_by is not null) limit 1)
        where locked_by is null`.execute(database.db);
        await setTimeout(2_500);
        expect(runs).toEqual(['under way']);
        const outage = away();
        await expect.poll(() => outage.mock.calls.length).toBeGreaterThan(8);
        outage.mockRestore();
        await expect.poll(() => runs).toEqual(['under way', 'unheard']);
        await setTimeout(2_500);
        expect(runs).toHaveLength(2);
        end();
        await expect.poll(scheduled).toEqual([]);
        expect(runs).toHaveLength(2);
      },
    );

    it('goes on by itself, with what was asked for meanwhile, and once', { timeout: 60_000 }, async () => {
      const runs: string[] = [];
      const { start, stop } = ownWorker(async ({ text }) => void runs.push(text));
      endings.push(stop);
      start();
      await enqueue('before');
      await expect.poll(() => runs).toEqual(['before']);
      const outage = away();
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'gosds' and datname = current_database() and pid <> pg_backend_pid()`
        .execute(database.db)
        .catch(() => undefined);
      await setTimeout(5_000);
      await expect.poll(() => enqueue('meanwhile').then(() => true)).toBe(true);
      expect(runs).toEqual(['before']);
      outage.mockRestore();
      await expect.poll(() => runs).toEqual(['before', 'meanwhile']);
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

  it('that a dying worker held are done by another once it is taken for dead, and the first cannot close them any more', async () => {
    await enqueue('a');
    let release: (() => void) | undefined;
    const slow = worker(handles(note, () => new Promise((resolve) => (release = resolve)))).drain();
    await expect.poll(() => release).toBeDefined();
    expect(await worker(handles(note, async () => undefined)).drain()).toBe(0);
    await sql`select graphile_worker.force_unlock_workers(array(select locked_by from graphile_worker.jobs))`.execute(
      database.db,
    );
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
    running.start();
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
      await database.makeJobsDue();
      await drain();
      if ((await state()).given_up_at) break;
      const [next] = await scheduled();
      const pause = ((next?.run_at.getTime() ?? Infinity) - Date.now()) / 3_600_000;
      expect(pause).toBeLessThanOrEqual(1);
      hours += pause;
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
    running.start();
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
      await sql`lock table graphile_worker._private_jobs in access exclusive mode`.execute(transaction);
      running.start();
      const stopping = running.stop();
      const first = await Promise.race([stopping.then(() => 'stopped'), setTimeout(200, 'waiting')]);
      expect(first).toBe('waiting');
      await postgresJobQueue(transaction).enqueue({ kind: note, key: 'b', data: { text: 'b' }, delaySeconds: 60 });
      return { stopping };
    });
    await stopping;
    await database.makeJobsDue();
    await setTimeout(100);
    expect(ran).toEqual([]);
  });
});
