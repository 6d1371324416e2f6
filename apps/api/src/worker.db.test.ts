import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@gosds/postgres/testing/test-database';
import { expect, it, onTestFinished } from 'vitest';
import { startProgram } from './testing/start-program.ts';

const cardProvider = {
  STRIPE_SECRET_KEY: 'sk_test_none',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
  STRIPE_WEBHOOK_SECRET: 'whsec_none',
};

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gosds-worker-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

async function databaseUrl(): Promise<string> {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  return database.url;
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  'the worker starts, and ends on %s without a word, also when it comes twice',
  { timeout: 60_000 },
  async (signal) => {
    const variables = { GOSDS_DATA: dataFolder(), DATABASE_URL: await databaseUrl(), ...cardProvider };
    const worker = startProgram(variables, 'worker');
    await expect.poll(() => worker.printed.text, { timeout: 40_000 }).toBe('GoSDS worker is ready\n');
    worker.child.kill(signal);
    worker.child.kill(signal);
    expect(await worker.exited).toEqual([0, null]);
    expect(worker.printed.text).toBe('GoSDS worker is ready\n');
  },
);

it('the worker says what it needs where it has no database of its own', { timeout: 60_000 }, async () => {
  const worker = startProgram({ GOSDS_DATA: dataFolder() }, 'worker');
  expect(await worker.exited).toEqual([1, null]);
  expect(worker.printed.text).toContain('set DATABASE_URL and STRIPE_SECRET_KEY');
});
