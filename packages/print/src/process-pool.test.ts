import { mkdtempSync, rmSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createProcessPool, type PoolSettings, type ProcessPool } from './process-pool.ts';
import { JobFailed, PoolClosed, PoolFull, TooManyWaiting, WorkerCrash, WorkerTimeout } from './worker-errors.ts';

type OddJob = { act: 'answer' | 'settings' | 'fail' | 'die' | 'die-once' | 'hang'; value?: number; marker?: string };

const pools: ProcessPool<OddJob>[] = [];

function open(size = 1, timeoutMs = 10_000, more: Partial<PoolSettings> = {}) {
  const script = new URL('./testing/odd-worker.mjs', import.meta.url);
  const pool = createProcessPool<OddJob>({ script, size, timeoutMs, ...more });
  pools.push(pool);
  return pool;
}

afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

const answer = (value: number): OddJob => ({ act: 'answer', value });

describe('a pool of worker processes', () => {
  it('answers every job, in the order they came', async () => {
    const pool = open();
    const order: number[] = [];
    await Promise.all([1, 2, 3, 4, 5].map((value) => pool.run(answer(value)).then(() => order.push(value))));
    expect(order).toEqual([1, 2, 3, 4, 5]);
  });

  it('uses one process again and again', async () => {
    const pool = open();
    const first = (await pool.run(answer(1))) as { pid: number };
    expect(await pool.run(answer(2))).toEqual({ value: 2, pid: first.pid });
  });

  it('starts a second process for jobs at once, and none for jobs one after another', async () => {
    const pool = open(2);
    const pidOf = async () => ((await pool.run(answer(1))) as { pid: number }).pid;
    const first = await pidOf();
    expect(await pidOf()).toBe(first);
    const atOnce = await Promise.all([pidOf(), pidOf()]);
    expect(new Set(atOnce).size).toBe(2);
    expect(atOnce).toContain(first);
  });

  it('reports a job that the worker refused, and goes on', async () => {
    const pool = open();
    await expect(pool.run({ act: 'fail' })).rejects.toBeInstanceOf(JobFailed);
    expect(await pool.run(answer(7))).toMatchObject({ value: 7 });
  });

  it('gives up a job under which two processes died, and goes on with a new one', async () => {
    const pool = open();
    const doomed = pool.run({ act: 'die' });
    const next = pool.run(answer(8));
    await expect(doomed).rejects.toThrow(WorkerCrash);
    await expect(doomed).rejects.toThrow('code 3');
    expect(await next).toMatchObject({ value: 8 });
  });

  it('tries a job once more when its process was killed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gosds-pool-'));
    try {
      expect(await open().run({ act: 'die-once', marker: join(folder, 'died') })).toBe('second attempt');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('kills a worker that hangs, and serves the next job', async () => {
    const pool = open(1, 2_000);
    await pool.run(answer(0));
    const hanging = pool.run({ act: 'hang' });
    const next = pool.run(answer(9));
    await expect(hanging).rejects.toThrow(WorkerTimeout);
    expect(await next).toMatchObject({ value: 9 });
  });

  it('does not count a slow start against the job', async () => {
    vi.stubEnv('ODD_WORKER_START_MS', '1500');
    expect(await open(1, 1_000).run(answer(1))).toMatchObject({ value: 1 });
  });

  it('gives up a process that does not start', async () => {
    vi.stubEnv('ODD_WORKER_START_MS', '60000');
    const starting = open(1, 10_000, { startTimeoutMs: 1_000 }).run(answer(1));
    await expect(starting).rejects.toThrow('did not start in 1000 ms');
  });

  it('works on while one of its processes hangs', async () => {
    const pool = open(2, 3_000);
    const hanging = pool.run({ act: 'hang' });
    expect(await pool.run(answer(1))).toMatchObject({ value: 1 });
    await expect(hanging).rejects.toThrow(WorkerTimeout);
  });

  it('serves owners in turn, so that nobody waits for all that another asks for', async () => {
    const pool = open();
    const order: number[] = [];
    const run = (value: number, owner: string) => pool.run(answer(value), { owner }).then(() => order.push(value));
    await Promise.all([run(1, 'a'), run(2, 'a'), run(3, 'a'), run(4, 'b'), run(5, 'c')]);
    expect(order).toEqual([1, 2, 4, 5, 3]);
  });

  it('keeps a process free where an owner may not have another under way', async () => {
    const timeoutMs = 3_000;
    const pool = open(2, timeoutMs);
    const endOf = () =>
      pool.run({ act: 'hang' }, { owner: 'a', maxAtOnce: 1 }).then(
        () => 0,
        () => Date.now(),
      );
    const ends = Promise.all([endOf(), endOf()]);
    expect(await pool.run(answer(1), { owner: 'b' })).toMatchObject({ value: 1 });
    const [first, second] = await ends;
    expect(second - first).toBeGreaterThan(timeoutMs - 100);
  });

  it('refuses what would wait behind too many of its own, and behind too many of all', async () => {
    const pool = open(1, 10_000, { maxWaitingPerUser: 2, maxWaiting: 3 });
    const done = [1, 2, 3].map((value) => pool.run(answer(value), { owner: 'a' }));
    await expect(pool.run(answer(4), { owner: 'a' })).rejects.toThrow(TooManyWaiting);
    done.push(pool.run(answer(5), { owner: 'b' }));
    await expect(pool.run(answer(6), { owner: 'c' })).rejects.toThrow(PoolFull);
    expect(await Promise.all(done)).toHaveLength(4);
    expect(await pool.run(answer(7), { owner: 'a' })).toMatchObject({ value: 7 });
  });

  it('refuses what has waited too long, and neither what runs nor what comes later', async () => {
    const pool = open(1, 3_000, { maxWaitMs: 1_000 });
    await pool.run(answer(0));
    const hanging = pool.run({ act: 'hang' });
    await expect(pool.run(answer(1))).rejects.toThrow(PoolFull);
    const later = Promise.race([hanging.catch(() => 'stopped'), pool.run(answer(2)).catch(() => 'refused')]);
    expect(await later).toBe('refused');
    await expect(hanging).rejects.toThrow(WorkerTimeout);
    expect(await pool.run(answer(3))).toMatchObject({ value: 3 });
  });

  it('gives a lean process one arena and little room for new objects, and no other', async () => {
    vi.stubEnv('MALLOC_ARENA_MAX', undefined);
    expect(await open(1, 10_000, { isLean: true }).run({ act: 'settings' })).toEqual([
      ['--max-semi-space-size=4'],
      '1',
    ]);
    expect(await open().run({ act: 'settings' })).toEqual([[], undefined]);
  });

  it('lets its processes stand back behind the program', async () => {
    const { pid } = (await open(1, 10_000, { niceness: 5 }).run(answer(1))) as { pid: number };
    expect(getPriority(pid) - getPriority()).toBe(5);
  });

  it('rejects what waits and what comes after it was closed', async () => {
    const pool = open();
    const running = pool.run({ act: 'hang' });
    const waiting = pool.run(answer(1));
    const outcomes = Promise.allSettled([running, waiting]);
    await pool.close();
    for (const outcome of await outcomes) {
      expect(outcome.status === 'rejected' && (outcome.reason as unknown)).toBeInstanceOf(PoolClosed);
    }
    await expect(pool.run(answer(2))).rejects.toThrow(PoolClosed);
  });
});

it('lets a worker tidy up after each answer, and before the next', async () => {
  const script = new URL('../dist/testing/tidy-worker.js', import.meta.url);
  const pool = createProcessPool<object>({ script, size: 1, timeoutMs: 10_000 });
  const answers = [await pool.run({}), await pool.run({}), await pool.run({})];
  await pool.close();
  expect(answers).toEqual([0, 1, 2]);
});
