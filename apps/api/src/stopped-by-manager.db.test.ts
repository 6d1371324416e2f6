import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@gosds/postgres/testing/test-database';
import { openDocumentStore } from '@gosds/storage/open-document-store';
import { type S3Double, startS3Double } from '@gosds/storage/testing/s3-double';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { closeWithinMs } from './end-on-signals.ts';
import { compose, type Manager, systemd } from './testing/service-managers.ts';
import { addressOf, logIn, type Program, signUp, startProgram } from './testing/start-program.ts';
import { smallDraft } from './testing/small-draft.ts';

const sheetsInFlight = 12;

let folder: string;
let bucket: S3Double;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
const started: Program[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gosds-managed-'));
  [bucket, database] = await Promise.all([startS3Double(join(folder, 'bucket')), createTestDatabase()]);
});
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await bucket.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const place = () => ({
  S3_BUCKET: bucket.bucket,
  S3_ENDPOINT: bucket.endpoint,
  S3_REGION: bucket.region,
  S3_ACCESS_KEY_ID: bucket.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
});

/** With a database and a bucket of others, as `compose.yaml` has it. */
function start({ command, isFirst }: Manager, machine: string): Program {
  const program = startProgram(
    {
      DATABASE_URL: database.url,
      GOSDS_DATA: join(folder, machine),
      SECRETS_KEY: 'ab'.repeat(32),
      ...place(),
      STRIPE_SECRET_KEY: 'sk_test_none',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
      STRIPE_WEBHOOK_SECRET: 'whsec_none',
      BASE_URL: 'http://localhost:1',
      LOG_LEVEL: 'silent',
      NODE_ENV: 'test',
    },
    { command, isFirst },
  );
  started.push(program);
  return program;
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** The process that the manager knows as the service. */
function mainOf({ child: { pid = 0 } }: Program, { isFirst }: Manager): number {
  const [first = 0] = isFirst ? childrenOf(pid) : [pid];
  return first;
}

/** Signals the main process alone, and kills everything when the time is over, as each manager does. */
function stop(program: Program, manager: Manager): Promise<unknown> {
  const main = mainOf(program, manager);
  const all = [main, ...childrenOf(main)];
  process.kill(main, manager.signal);
  const timer = setTimeout(() => {
    for (const pid of all.filter(isAlive)) process.kill(pid, 'SIGKILL');
  }, manager.graceMs);
  return program.exited.finally(() => {
    clearTimeout(timer);
  });
}

const isAlive = (pid: number) => existsSync(`/proc/${pid}`);

/** How many whole PDFs of previews the bucket holds. */
async function wholeSheets(): Promise<number> {
  const { rows } = await database.pool.query<{ preview_hash: string }>('select distinct preview_hash from document');
  const { blobs, close } = await openDocumentStore({ dataFolder: folder, ...place() });
  const pdfs = await Promise.all(rows.map(({ preview_hash }) => blobs.get(preview_hash)));
  close();
  const texts = pdfs.map((pdf) =>
    Buffer.from(pdf ?? [])
      .toString('latin1')
      .trimEnd(),
  );
  return texts.filter((text) => text.startsWith('%PDF-') && text.endsWith('%%EOF')).length;
}

describe('a service with twelve sheets in flight', { timeout: 400_000 }, () => {
  it.each([compose('main'), compose('worker'), systemd('main'), systemd('worker')])(
    'has less time than $command is given by its manager, so that it ends by itself',
    ({ graceMs }) => {
      expect(graceMs).toBeGreaterThanOrEqual(closeWithinMs + 10_000);
    },
  );

  it.each([
    ['Compose', compose],
    ['systemd', systemd],
  ] as const)('that %s stops answers all twelve, ends with 0 and leaves no process', async (name, manage) => {
    const [manager, ofWorker] = [manage('main'), manage('worker')];
    const [service, worker] = [start(manager, `${name}-service`), start(ofWorker, `${name}-worker`)];
    const address = await addressOf(service);
    await vi.waitUntil(() => worker.printed.text.includes('GoSDS worker is ready'), { timeout: 60_000 });
    const user = { email: `${name}@example.com`, password: 'Secret1x', name };
    await signUp(address, user);
    const call = await logIn(address, user);
    const drafts = [];
    for (let index = 0; index < sheetsInFlight + 2; index += 1) {
      drafts.push((await call('POST', '/api/drafts', { draft: smallDraft(`Sheet ${index}`) })).body['id']);
    }
    const make = (draftId: unknown) => call('POST', '/api/data/credo', { draftId, version: 1 });
    await Promise.all(drafts.splice(sheetsInFlight).map(make));
    const printers = childrenOf(mainOf(service, manager));
    expect(printers).not.toEqual([]);
    // Printers that pause hold all twelve in flight, however fast or slow the machine is.
    for (const pid of printers) process.kill(pid, 'SIGSTOP');
    const before = await wholeSheets();
    await database.pool.query('delete from rate_limit');
    const answered: number[] = [];
    const sheets = drafts.map(async (draftId) => {
      const { status } = await make(draftId);
      answered.push(status);
      return status;
    });
    // Each is counted for the user when it is taken up; the address of each is its own.
    const taken = 'select coalesce(max(taken), 0)::int as calls from rate_limit';
    await expect
      .poll(async () => (await database.pool.query<{ calls: number }>(taken)).rows[0]?.calls, { interval: 5 })
      .toBe(sheetsInFlight);
    expect(answered).toEqual([]);

    const ending = [stop(service, manager), stop(worker, ofWorker)];
    for (const pid of printers) process.kill(pid, 'SIGCONT');
    const ends = await Promise.all(ending);

    expect(ends).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(printers.filter(isAlive)).toEqual([]);
    expect(await Promise.all(sheets)).toEqual(drafts.map(() => 200));
    expect((await wholeSheets()) - before).toBe(sheetsInFlight);
  });
});
