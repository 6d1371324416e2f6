import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@gosds/postgres/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { type Service, startService } from './start-service.ts';

let folder: string;
let service: Service;
let variables: Record<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gosds-service-'));
  variables = { GOSDS_DATA: folder, PORT: '0', LOG_LEVEL: 'silent', CHEMICAL_DATA: 'off' };
  service = await startService(readEnv(variables));
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

const start = (changes: Record<string, string>) => startService(readEnv({ ...variables, WARM_UP: 'off', ...changes }));

describe('the service', { timeout: 60_000 }, () => {
  it('is alive with its built-in adapters, each told on the health page', async () => {
    const health = await (await fetch(`${service.address}/health`)).json();
    expect(health).toEqual({
      status: 'ok',
      adapters: {
        database: expect.stringMatching(/^built-in PostgreSQL$/) as string,
        mail: 'mailbox page (TEST MODE)',
        payments: 'sandbox (TEST MODE); PayPal sandbox (TEST MODE)',
        documents: 'folder on disk',
        jobs: 'in this process',
        sms: 'none',
        analytics: 'table on the page of staff',
      },
    });
  });

  it('can serve: database, schema, documents, printer and disk are as they should be', async () => {
    const ask = async (): Promise<unknown> => (await fetch(`${service.address}/ready`)).json();
    const checks = { database: true, documents: true, migrations: true, printer: true, disk: true };
    // The printer warms up when the service answers already.
    await expect.poll(ask, { timeout: 50_000, interval: 500 }).toEqual({ ready: true, checks });
  });

  it('lets the printed demo user in', async () => {
    const answer = await fetch(`${service.address}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(service.demo),
    });
    expect(answer.status).toBe(200);
  });

  it('refuses a second start on its data folder, and a port that is taken', async () => {
    await expect(start({})).rejects.toThrow(/Another GoSDS is already running on the data folder/);
    const { port } = new URL(service.address);
    const other = mkdtempSync(join(tmpdir(), 'gosds-service-'));
    await expect(start({ PORT: port, GOSDS_DATA: other })).rejects.toThrow(`Port ${port} is in use.`);
    rmSync(other, { recursive: true, force: true });
  });

  it.each([
    ['database', { ALLOW_SANDBOX: 'mail,payments' }, 'set DATABASE_URL, or set ALLOW_SANDBOX=database'],
    ['mail', { ALLOW_SANDBOX: 'database' }, 'set SMTP_URL, or set ALLOW_SANDBOX=mail'],
    ['payments', { ALLOW_SANDBOX: 'database, mail' }, 'set STRIPE_SECRET_KEY, or set ALLOW_SANDBOX=payments'],
  ])('starts no built-in %s in production unless the operator names it', async (_name, changes, sentence) => {
    const other = mkdtempSync(join(tmpdir(), 'gosds-service-'));
    await expect(start({ NODE_ENV: 'production', GOSDS_DATA: other, ...changes })).rejects.toThrow(sentence);
    rmSync(other, { recursive: true, force: true });
  });

  it('has no demo user on a database of somebody else', async () => {
    const database = await createTestDatabase();
    const other = mkdtempSync(join(tmpdir(), 'gosds-service-'));
    const external = await start({ DATABASE_URL: database.url, GOSDS_DATA: join(other, 'new') });
    expect(external.demo).toBeUndefined();
    await external.close();
    await database.drop();
    rmSync(other, { recursive: true, force: true });
  });
});

it('refuses a shared database whose documents are in a folder of another machine', { timeout: 60_000 }, async () => {
  const database = await createTestDatabase();
  const folders = mkdtempSync(join(tmpdir(), 'gosds-service-'));
  const startIn = (name: string) => start({ DATABASE_URL: database.url, GOSDS_DATA: join(folders, name) });
  await (await startIn('first')).close();
  await expect(startIn('second')).rejects.toThrow('kept in another folder or bucket');
  await (await startIn('first')).close();
  await database.drop();
  rmSync(folders, { recursive: true, force: true });
});

it.each([
  [{ PORT: 'x' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ BASE_URL: 'ftp://x' }, 'BASE_URL'],
  [{ JOBS: 'maybe' }, 'JOBS'],
  [{ WARM_UP: 'maybe' }, 'WARM_UP'],
])('an environment with %j is refused by name', (wrong, name) => {
  expect(() => readEnv(wrong)).toThrow(name);
});
