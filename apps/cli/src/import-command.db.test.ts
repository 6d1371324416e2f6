import { createTestDatabase, type TestDatabase } from '@gosds/postgres/testing/test-database';
import { repositoryFile } from '@gosds/testkit/public-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCommand } from './import-command.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function run(...args: string[]) {
  const printed = { out: '', error: '' };
  const writeTo = (stream: keyof typeof printed) => (text: string | Uint8Array) => {
    printed[stream] += String(text);
    return true;
  };
  const terminal = { write: writeTo('out'), writeError: writeTo('error') };
  return { exit: await importCommand(args, terminal, { DATABASE_URL: database.url }), ...printed };
}

const folder = repositoryFile('packages/testkit/src/chemical-data');

describe('gosds import chemicals', () => {
  it('loads a folder, tells how far it is, and loads it once', async () => {
    const loaded = await run('chemicals', folder);
    expect(loaded).toMatchObject({
      exit: 0,
      out: expect.stringMatching(/^Loaded 19 chemicals, \d+ names and \d+ entries/),
    });
    expect(loaded.error).toMatch(/100 % /);
    expect(await run('chemicals', folder)).toMatchObject({ exit: 0, out: 'These data are loaded already.\n' });
  });

  it('names the file that is missing', async () => {
    expect(await run('chemicals', '/nowhere')).toMatchObject({ exit: 1, error: expect.stringContaining('/nowhere') });
  });

  it.each([[[]], [['lists']], [['chemicals', '--all']], [['chemicals', 'a', 'b']]])('gives 2 for %j', async (args) => {
    expect(await run(...args)).toMatchObject({ exit: 2, error: expect.stringMatching(/^Usage: gosds import/) });
  });
});
