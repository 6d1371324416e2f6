import type { RateLimit } from '@gosds/usecases/rate-limiter';
import { policy } from '@gosds/usecases/policy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresRateLimiter } from './rate-limiter.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const start = Date.now();

/** Two processes with one clock, and a limit of its own for each test. */
function opened(change: Partial<RateLimit> = {}) {
  const world = { now: new Date(start) };
  const limit: RateLimit = { name: crypto.randomUUID(), max: 5, perSeconds: 60, ...change };
  const process = () => {
    const limiter = postgresRateLimiter(database.db, () => world.now);
    return { take: () => limiter.take(limit, 'ann'), left: () => limiter.left(limit, 'ann') };
  };
  const pass = (ms: number) => {
    world.now = new Date(world.now.getTime() + ms);
  };
  return { one: process(), other: process(), pass };
}

const times = async (count: number, take: () => Promise<number>) => {
  const left: number[] = [];
  for (let at = 0; at < count; at += 1) left.push(await take());
  return left;
};

const tooMany = expect.objectContaining({ code: 'too-many-requests' }) as Error;

describe('a limit', () => {
  it('grants what it allows in all processes together, and tells when it allows again', async () => {
    const { one, other, pass } = opened();
    expect(await times(3, one.take)).toEqual([4, 3, 2]);
    expect(await times(2, other.take)).toEqual([1, 0]);
    await expect(one.take()).rejects.toMatchObject({ code: 'too-many-requests', fields: { retryAfterSeconds: 60 } });
    pass(60_000);
    expect(await one.take()).toBe(4);
  });
});

describe('a limit that is counted together', () => {
  const together = { isCountedTogether: true } as const;

  it('never grants more than it allows in one process', async () => {
    const { one } = opened(together);
    expect(await times(5, one.take)).toEqual([4, 3, 2, 1, 0]);
    await expect(one.take()).rejects.toEqual(tooMany);
    expect(await one.left()).toBe(0);
  });

  it('nor where many ask at the same moment', async () => {
    const { one } = opened(together);
    const asked = await Promise.allSettled(Array.from({ length: 9 }, one.take));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('writes what it granted with the first call after a second, which other processes then count', async () => {
    const { one, other, pass } = opened(together);
    await times(3, one.take);
    expect(await one.left()).toBe(4);
    pass(policy.countsTogether.forMs);
    expect(await one.take()).toBe(1);
    expect(await other.take()).toBe(0);
    await expect(other.take()).rejects.toEqual(tooMany);
    pass(policy.countsTogether.forMs);
    await expect(one.take()).rejects.toEqual(tooMany);
  });

  it('allows anew when its time is over', async () => {
    const { one, pass } = opened(together);
    await times(5, one.take);
    pass(60_000);
    expect(await one.take()).toBeGreaterThanOrEqual(0);
  });
});
