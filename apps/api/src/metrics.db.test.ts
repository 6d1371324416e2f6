import { jobWorker } from '@gosds/postgres/job-worker';
import { createTestDatabase, type TestDatabase } from '@gosds/postgres/testing/test-database';
import { postgresRateLimiter } from '@gosds/postgres/rate-limiter';
import { policy } from '@gosds/usecases/policy';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMetrics, serveMetrics } from './metrics.ts';

let database: TestDatabase;
let running: Promise<number>;
let release = () => {};
const held = new Promise<void>((resolve) => (release = resolve));
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(`insert into job (kind, key, data, run_at, attempts, error, given_up_at, done_at) values
    ('a', 'waiting', '{}', now() - interval '90 seconds', 0, null, null, null),
    ('a', 'failing', '{}', now(), 2, 'No answer.', null, null),
    ('a', 'its worker died', '{}', now(), 1, null, null, null),
    ('a', 'given up', '{}', now(), 9, 'No answer.', now(), null),
    ('a', 'done', '{}', now(), 1, null, null, now()),
    ('long', 'under way', '{}', now(), 1, null, null, null),
    ('long', 'tried again', '{}', now(), 3, 'No answer.', null, null)`);
  // Two jobs are under way as long as the tests run.
  const { pool, db } = database;
  const begun: string[] = [];
  const run = async () => {
    begun.push('begun');
    await held;
  };
  running = jobWorker({ pool, db, handlers: [{ kind: 'long', run }], onError: () => undefined }).drain();
  await vi.waitUntil(() => begun.length === 2, { timeout: 20_000 });
});
afterAll(async () => {
  release();
  await running;
  await database.drop();
});

const watched = ({ db, pool }: TestDatabase) => ({ db, pool, limiter: postgresRateLimiter(db, () => new Date()) });

describe('metrics', () => {
  it('count answers by route and status, jobs by state without those under way, and connections', async () => {
    const parts = watched(database);
    await parts.limiter.take(policy.rateLimits.codesOfAll, '');
    const metrics = createMetrics(parts);
    const app = fastify();
    metrics.watch(app);
    app.get('/sheets/:token', async () => 'a sheet');
    await app.inject('/sheets/secret-of-a-page');
    await app.inject('/nowhere/secret-of-a-page');
    const served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
    const answer = await fetch(`http://127.0.0.1:${served.port}/metrics`);
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(text).toContain('gosds_http_answer_seconds_count{method="GET",route="/sheets/:token",status="200"} 1');
    expect(text).toContain('gosds_http_answer_seconds_count{method="GET",route="none",status="404"} 1');
    expect(text).toContain('gosds_jobs{state="waiting"} 2');
    expect(text).toContain('gosds_jobs{state="failing"} 1');
    expect(text).toContain('gosds_jobs{state="given_up"} 1');
    expect(Number(/^gosds_jobs_late_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(90);
    expect(text).toMatch(/gosds_database_connections\{state="open"\} [1-9]/);
    expect(text).toContain(`gosds_sms_codes_left ${policy.rateLimits.codesOfAll.max - 1}`);
    expect(text).not.toContain('secret-of-a-page');
    expect((await fetch(`http://127.0.0.1:${served.port}/`)).status).toBe(404);
    await served.close();
    await app.close();
  });

  it('answer 503 where the database does not', async () => {
    const gone = await createTestDatabase();
    const metrics = createMetrics(watched(gone));
    await gone.drop();
    const served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
    expect((await fetch(`http://127.0.0.1:${served.port}/metrics`)).status).toBe(503);
    await served.close();
  });

  it('say which port is taken', async () => {
    const metrics = createMetrics(watched(database));
    const served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
    await expect(serveMetrics(metrics, { host: '127.0.0.1', port: served.port })).rejects.toThrow(
      `The metrics cannot be served on port ${served.port}.`,
    );
    await served.close();
  });
});
