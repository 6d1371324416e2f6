import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@gosds/postgres/testing/test-database';
import { type S3Double, startS3Double } from '@gosds/storage/testing/s3-double';
import { policy } from '@gosds/usecases/policy';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addressOf, callerAt, openSession, type Program, signUp, startProgram } from './testing/start-program.ts';
import { type Call, draftOf, mailsNaming } from './testing/started-shop.ts';

const user = { email: 'ann@example.com', password: 'Secret1x', name: 'Ann' };

let folder: string;
let bucket: S3Double;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
const programs: Program[] = [];
let first: string;
let second: string;
/** One session, at each process. */
let atFirst: Call;
let atSecond: Call;

/** Each program has a data folder of its own, as on a machine of its own. */
function startOn(machine: string, name: 'main' | 'worker'): Program {
  const program = startProgram(
    {
      DATABASE_URL: database.url,
      GOSDS_DATA: join(folder, machine),
      SECRETS_KEY: 'ab'.repeat(32),
      S3_BUCKET: bucket.bucket,
      S3_ENDPOINT: bucket.endpoint,
      S3_REGION: bucket.region,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
      STRIPE_SECRET_KEY: 'sk_test_none',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
      STRIPE_WEBHOOK_SECRET: 'whsec_none',
      BASE_URL: 'http://localhost:1',
      JOBS: 'off',
      LOG_LEVEL: 'silent',
      NODE_ENV: 'test',
    },
    name,
  );
  programs.push(program);
  return program;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gosds-several-'));
  [bucket, database] = await Promise.all([startS3Double(join(folder, 'bucket')), createTestDatabase()]);
  first = await addressOf(startOn('one', 'main'));
  second = await addressOf(startOn('two', 'main'));
  const workers = [startOn('three', 'worker'), startOn('four', 'worker')];
  for (const { printed } of workers) {
    await vi.waitUntil(() => printed.text.includes('GoSDS worker is ready'), { timeout: 60_000 });
  }
  await signUp(first, user);
  await database.pool.query('update app_user set is_admin_allowed = true');
  const session = await openSession(first, user);
  atFirst = callerAt(first, session);
  atSecond = callerAt(second, session);
}, 180_000);
afterAll(async () => {
  for (const { child } of programs) child.kill('SIGTERM');
  await Promise.all(programs.map(({ exited }) => exited));
  await bucket.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function newOrder(call: Call, productName: string): Promise<string> {
  const { body } = await call('POST', '/api/drafts', { draft: draftOf(productName) });
  const made = await call('POST', '/api/data/credo', { draftId: body['id'], version: 1 });
  expect(made.status).toBe(200);
  return String(made.body['orderId']);
}

describe('two services and two workers, on one database and one bucket', { timeout: 120_000 }, () => {
  it('give a draft that is saved at both at once to one of them', async () => {
    const { body } = await atFirst('POST', '/api/drafts', { draft: draftOf('Twin') });
    const save = (call: Call, productName: string) =>
      call('PUT', `/api/drafts/${String(body['id'])}`, { version: 1, draft: draftOf(productName) });
    const answers = await Promise.all([save(atFirst, 'Twin A'), save(atSecond, 'Twin B')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await atSecond('GET', `/api/drafts/${String(body['id'])}`)).body['version']).toBe(2);
  });

  it('let one of two orders have the last use of a code, mail its sheet once, and hand it out at either', async () => {
    const code = { code: 'LASTONE', type: 'GoSDS', discount: 100, quantity: 1, validUntil: null };
    expect((await atFirst('POST', '/api/admin/promocodes', code)).status).toBe(200);
    const orders = [await newOrder(atFirst, 'Shared Cleaner'), await newOrder(atSecond, 'Shared Cleaner')];
    const pay = (call: Call, orderId: string | undefined) =>
      call('POST', '/api/promocodes/use', { type: 'GoSDS', promocode: 'LASTONE', orderId });
    const paid = await Promise.all([pay(atSecond, orders[0]), pay(atFirst, orders[1])]);
    expect(paid.filter(({ status }) => status === 200)).toHaveLength(1);
    const orderId = paid[0].status === 200 ? orders[0] : orders[1];
    for (const call of [atFirst, atSecond]) {
      const { status, body } = await call('POST', '/api/data/documentData', { orderId });
      expect(status).toBe(200);
      expect(
        Buffer.from(String(Object(body['data'])['Document']), 'base64')
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    }
    await expect.poll(() => mailsNaming(first, 'Shared Cleaner'), { timeout: 60_000 }).toBe(1);
    expect(await mailsNaming(second, 'Shared Cleaner')).toBe(1);
  });

  it('count the calls of an address and of an account together', async () => {
    const { max } = policy.rateLimits.linkMailsPerEmail;
    const ask = async (address: string) => {
      const answer = await fetch(`${address}/api/users/forgot-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: user.email, protocol: 'http' }),
      });
      return answer.status;
    };
    const statuses: number[] = [];
    for (let asked = 0; asked <= max; asked++) statuses.push(await ask(asked % 2 === 0 ? first : second));
    expect(statuses.filter((status) => status === 200)).toHaveLength(max);
    expect(statuses.at(-1)).toBe(429);
  });

  it('end a session at both, and go on when one process of each stops', async () => {
    const other = await openSession(second, user);
    expect((await callerAt(first, other)('POST', '/api/users/logout', {})).status).toBe(200);
    expect((await callerAt(second, other)('GET', '/api/users/checkUserName')).status).toBe(401);
    for (const { child } of [programs[0]!, programs[2]!]) child.kill('SIGTERM');
    expect(await Promise.all([programs[0]!.exited, programs[2]!.exited])).toEqual([
      [0, null],
      [0, null],
    ]);
    const orderId = await newOrder(atSecond, 'Later Cleaner');
    const code = { code: 'LATER', type: 'GoSDS', discount: 100, quantity: 1, validUntil: null };
    await atSecond('POST', '/api/admin/promocodes', code);
    expect((await atSecond('POST', '/api/promocodes/use', { type: 'GoSDS', promocode: 'LATER', orderId })).status).toBe(
      200,
    );
    await expect.poll(() => mailsNaming(second, 'Later Cleaner'), { timeout: 60_000 }).toBe(1);
  });
});
