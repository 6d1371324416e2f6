import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startEmbeddedServer } from '@gosds/postgres/embedded-server';
import { hangingServer } from '@gosds/postgres/testing/hanging-server';
import { openPool } from '@gosds/postgres/connect';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, type Program, serverOf, signIn, startProgram } from './testing/start-program.ts';

type Call = Awaited<ReturnType<typeof signIn>>;
type Answer = Awaited<ReturnType<Call>>;

let folder: string;
let program: Program;
let address: string;
let call: Call;
let server: ReturnType<typeof serverOf>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gosds-broken-'));
  program = startProgram({ GOSDS_DATA: folder, LOG_LEVEL: 'silent' });
  address = await addressOf(program);
  call = await signIn(address, program);
  server = serverOf(folder);
}, 90_000);
afterAll(async () => {
  program.child.kill('SIGTERM');
  await program.exited;
  rmSync(folder, { recursive: true, force: true });
});

const admin = () =>
  openPool({ socketFolder: server.socketFolder(), user: 'gosds', database: 'postgres' }, () => undefined);

/** True where PostgreSQL begins anew, or has just closed the socket of a connection for that. */
const isStarting = (error: unknown) =>
  error instanceof Error &&
  ('syscall' in error || ('code' in error && ['57P02', '57P03'].some((code) => code === error.code)));

/** True for what a program says once it has started. */
const isWelcome = (line: string) => ['Demo login: ', 'Mails are shown at '].some((words) => line.startsWith(words));

/** Rows of a query, once PostgreSQL takes connections: a process that is killed is noticed a moment later, and all begin anew. */
async function query<T extends object>(text: string): Promise<T[]> {
  const pool = admin();
  try {
    return (await pool.query<T>(text)).rows;
  } catch (error) {
    if (!isStarting(error)) throw error;
  } finally {
    await pool.end();
  }
  await setTimeout(50);
  return query(text);
}

const ownBackends = `select pid from pg_stat_activity where application_name = 'gosds' and pid <> pg_backend_pid()`;

/** Ten clients that read and write without a pause until they are stopped; every answer is kept. */
async function load() {
  const drafts = await Promise.all(
    Array.from({ length: 10 }, async () => (await call('POST', '/api/drafts', {})).body),
  );
  const answers: Answer[] = [];
  const state = { isOver: false };
  const client = async ({ id, draft }: Answer['body'], writes: boolean) => {
    let version = 1;
    while (!state.isOver) {
      const answer = await (writes
        ? call('PUT', `/api/drafts/${String(id)}`, { version, draft })
        : call('GET', '/api/drafts'));
      answers.push(answer);
      version += Number(answer.status === 200);
    }
  };
  const clients = Promise.all(drafts.map((draft, index) => client(draft, index % 2 === 0)));
  return {
    answers,
    stop: async () => {
      state.isOver = true;
      await clients;
      return answers;
    },
  };
}

const stillRuns = () => program.child.exitCode === null && program.child.signalCode === null;

const recovers = () =>
  expect
    .poll(async () => (await call('GET', '/api/drafts').catch(() => ({ status: 0 }))).status, { timeout: 15_000 })
    .toBe(200);

/** Each answer is a good one or says that the data cannot be reached, when to come again, and nothing of the cause. */
function expectKindAnswers(answers: readonly Answer[]) {
  const broken = answers.filter(({ status }) => status !== 200 && status !== 409);
  for (const { status, body, headers } of broken) {
    expect({ status, code: body['code'] }).toEqual({ status: 503, code: 'unavailable' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toMatch(/postgres|terminat|connection/i);
  }
  return broken.length;
}

describe('a database that breaks under the running service', { timeout: 180_000 }, () => {
  afterEach(recovers);

  it('costs the calls under way when its connections are terminated, and no more', async () => {
    const { answers, stop } = await load();
    let broken = 0;
    for (let round = 0; round < 3; round += 1) {
      const before = answers.length;
      await expect.poll(() => answers.length - before).toBeGreaterThan(20);
      broken += (await query(`select pg_terminate_backend(pid) from (${ownBackends}) as own`)).length;
      await recovers();
    }
    expectKindAnswers(await stop());
    expect(broken).toBeGreaterThan(3);
    expect(stillRuns()).toBe(true);
  });

  it('is survived when one of its processes is killed, ten times', async () => {
    const { stop } = await load();
    try {
      for (let round = 0; round < 10; round += 1) {
        const [backend] = await query<{ pid: number }>(`${ownBackends} order by state_change desc limit 1`);
        if (backend) process.kill(backend.pid, 'SIGKILL');
        await recovers();
      }
    } finally {
      expectKindAnswers(await stop());
    }
    expect(stillRuns()).toBe(true);
  });

  it('that is frozen is reported within 10 seconds on every call, and constant calls answer at once', async () => {
    const draft = (await call('POST', '/api/drafts', {})).body;
    const frozen = server.processes();
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    try {
      const constant = await Promise.all([
        call('GET', '/api/config'),
        call('POST', '/api/data/languages-for-country', { countryId: 'DE' }),
      ]);
      for (const { status, ms } of constant) {
        expect(status).toBe(200);
        expect(ms).toBeLessThan(1500);
      }
      const health = await call('GET', '/health');
      expect(health.status).toBe(200);
      expect(health.body['status']).toBe('the database does not answer');
      const ready = await call('GET', '/ready');
      expect(ready.status).toBe(503);
      const calls = [
        ...Array.from({ length: 30 }, () => call('GET', '/api/drafts')),
        call('PUT', `/api/drafts/${String(draft['id'])}`, { version: 1, draft: draft['draft'] }),
        call('POST', '/api/data/credo', { draftId: draft['id'], version: 1 }),
        call('GET', `/api/drafts/${String(draft['id'])}/review`),
        call('POST', '/api/users/login', { email: 'demo@example.com', password: 'Wrong-1' }),
        call('POST', '/logError', { error: 'x' }),
        call('GET', '/api/account/orders'),
      ];
      const answers = await Promise.all(calls);
      expect(expectKindAnswers(answers)).toBe(answers.length);
      for (const { ms } of answers) expect(ms).toBeLessThan(10_000);
    } finally {
      for (const pid of frozen) process.kill(pid, 'SIGCONT');
    }
    await recovers();
    expect((await call('GET', '/ready')).status).toBe(200);
    expect(stillRuns()).toBe(true);
  });
});

describe('a PostgreSQL of somebody else', { timeout: 180_000 }, () => {
  const started: Program[] = [];
  afterEach(async () => {
    for (const { child, exited } of started.splice(0)) {
      child.kill('SIGTERM');
      await exited;
    }
  });

  it('that is stopped and started again is survived', async () => {
    const data = mkdtempSync(join(tmpdir(), 'gosds-external-'));
    const first = await startEmbeddedServer(data);
    const socket = join(data, 'socket');
    symlinkSync(serverOf(data).socketFolder(), socket);
    const own = startProgram({
      GOSDS_DATA: join(data, 'files'),
      LOG_LEVEL: 'silent',
      DATABASE_URL: `postgres:///postgres?host=${socket}&user=gosds`,
    });
    started.push(own);
    const url = await addressOf(own);
    const isReady = async () => (await fetch(`${url}/ready`)).status;
    await expect.poll(isReady, { timeout: 30_000 }).toBe(200);
    await first.stop();
    await expect.poll(isReady, { timeout: 10_000 }).toBe(503);
    const second = await startEmbeddedServer(data);
    rmSync(socket);
    symlinkSync(serverOf(data).socketFolder(), socket);
    await expect.poll(isReady, { timeout: 15_000 }).toBe(200);
    expect(own.child.exitCode).toBeNull();
    own.child.kill('SIGTERM');
    expect(await own.exited).toEqual([0, null]);
    await second.stop();
    rmSync(data, { recursive: true });
  });

  it('that hangs for good does not hold up the stop, and each trouble is a line of the log', async () => {
    const data = mkdtempSync(join(tmpdir(), 'gosds-external-'));
    const first = await startEmbeddedServer(data);
    const way = await hangingServer({
      socketFolder: serverOf(data).socketFolder(),
      user: 'gosds',
      database: 'postgres',
    });
    const own = startProgram({
      GOSDS_DATA: join(data, 'files'),
      DATABASE_URL: `postgres:///postgres?host=${way.address.socketFolder}&user=gosds`,
    });
    started.push(own);
    const url = await addressOf(own);
    const { length } = own.printed.text;
    way.hang();
    await expect.poll(async () => (await fetch(`${url}/ready`)).status, { timeout: 10_000 }).toBe(503);
    expect((await fetch(`${url}/health`)).status).toBe(200);
    await setTimeout(8_000);
    const begun = performance.now();
    own.child.kill('SIGTERM');
    expect(await own.exited).toEqual([0, null]);
    expect(performance.now() - begun).toBeLessThan(20_000);
    const lines = own.printed.text
      .slice(length)
      .split('\n')
      .filter((line) => line !== '' && !isWelcome(line));
    expect(lines).not.toEqual([]);
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), msg: expect.any(String) });
    await way.close();
    await first.stop();
    rmSync(data, { recursive: true });
  });

  it.each([
    ['is not there', 'postgres://ann:se%2Fcret@127.0.0.1:1/shop', /nothing listens/],
    ['has no such host', 'postgres://ann:se%2Fcret@nowhere.invalid/shop', /the host does not exist/],
  ])('that %s at the start is reported in a sentence without the password', async (_what, url, why) => {
    const data = mkdtempSync(join(tmpdir(), 'gosds-external-'));
    const own = startProgram({ GOSDS_DATA: data, DATABASE_URL: url });
    expect(await own.exited).toEqual([1, null]);
    expect(own.printed.text).toMatch(/^GoSDS cannot reach the database at DATABASE_URL \(.+\): .+\n$/);
    expect(own.printed.text).toMatch(why);
    expect(own.printed.text).not.toContain('cret');
    rmSync(data, { recursive: true });
  });
});
