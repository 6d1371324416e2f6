import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createProcessPool, type ProcessPool } from './process-pool.ts';
import { JobFailed, PoolClosed, WorkerCrash, WorkerTimeout } from './worker-errors.ts';

type OddJob = { act: 'answer' | 'fail' | 'die' | 'die-once' | 'hang'; value?: number; marker?: string };

const pools: ProcessPool<OddJob>[] = [];

function open(size = 1, timeoutMs = 10_000) {
  const script = new URL('./testing/odd-worker.mjs', import.meta.url);
  const pool = createProcessPool<OddJob>({ script, size, timeoutMs });
  pools.push(pool);
  return pool;
}

afterEach(async () => {
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
    const started = Date.now();
    await expect(hanging).rejects.toThrow(WorkerTimeout);
    expect(await next).toMatchObject({ value: 9 });
    expect(Date.now() - started).toBeLessThan(10_000);
  });

  it('works on while one of its processes hangs', async () => {
    const pool = open(2, 3_000);
    const hanging = pool.run({ act: 'hang' });
    expect(await pool.run(answer(1))).toMatchObject({ value: 1 });
    await expect(hanging).rejects.toThrow(WorkerTimeout);
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
