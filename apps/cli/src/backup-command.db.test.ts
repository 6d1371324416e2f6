import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDraft } from '@gosds/sheet/draft/draft';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '@gosds/postgres/testing/test-database';
import { postgresUnitOfWork } from '@gosds/postgres/unit-of-work';
import { folderBlobStore } from '@gosds/storage/folder-blob-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupCommand, restoreCommand } from './backup-command.ts';

let served: TestDatabase;
let root: string;
let userId: string;
let paper: string;
beforeAll(async () => {
  served = await createTestDatabase();
  root = mkdtempSync(join(tmpdir(), 'gosds-backup-'));
  const { users, drafts, staff, logos } = postgresUnitOfWork(served.db).stores;
  const user = await users.add({ email: 'ada@example.com', name: 'Ädä "Tab\t\\N"\n', passwordHash: 'x' });
  userId = user?.id ?? '';
  await drafts.add({ userId, draft: emptyDraft() }, new Date());
  await staff.record({ staffId: userId, userId, kind: 'changed-flags', detail: [] }, new Date());
  paper = await folderBlobStore(join(root, 'data/files')).put(Buffer.from('a logo'));
  await logos.add({ userId, hash: paper, width: 1, height: 1 }, new Date());
  await served.pool.query(`insert into place_of_documents (mark) values ('6f1c9d9e-3b6e-4a70-9c5d-0d2f5a3a1c11')`);
  writeFileSync(join(root, 'data/prices.json'), '{"sheet":5000}');
});
afterAll(async () => {
  await served.drop();
  rmSync(root, { recursive: true });
});

async function run(command: typeof backupCommand, args: readonly string[], place: { url?: string; data: string }) {
  let printed = '';
  const print = (text: string | Uint8Array) => {
    printed += String(text);
    return true;
  };
  const environment = { DATABASE_URL: place.url, GOSDS_DATA: join(root, place.data) };
  const exit = await command(args, { write: print, writeError: print }, environment);
  return { exit, printed };
}

const backup = (name: string) => run(backupCommand, [join(root, name)], { url: served.url, data: 'data' });

const rowsOf = async ({ pool }: TestDatabase) => {
  const { rows } = await pool.query<{ table: string }>(
    `select relname as table from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const all = rows.map(async ({ table }) => {
    const found = await pool.query(`select to_jsonb(t) - 'applied_at' as row from ${table} t order by t::text`);
    return [table, found.rows] as const;
  });
  return Object.fromEntries(await Promise.all(all));
};

describe('gosds backup and gosds restore', () => {
  it('bring accounts, drafts, acts, documents and prices into an empty database, whose numbers go on', async () => {
    expect(await backup('first')).toMatchObject({ exit: 0, printed: expect.stringContaining('1 document') as string });
    const empty = await createEmptyDatabase();
    const place = { url: empty.url, data: 'elsewhere' };
    expect(await run(restoreCommand, [join(root, 'first'), '--check'], place)).toMatchObject({ exit: 0 });
    expect(existsSync(join(root, 'elsewhere'))).toBe(false);
    const restored = await run(restoreCommand, [join(root, 'first')], place);
    expect(restored.exit).toBe(0);
    // The folder has no key yet, and the service would not start.
    expect(restored.printed).toContain('set SECRETS_KEY to that of the service that was backed up');
    expect(await rowsOf(empty)).toEqual(await rowsOf(served));
    const blobs = folderBlobStore(join(root, 'elsewhere/files'));
    expect(String(await blobs.get(paper))).toBe('a logo');
    expect(await blobs.mark()).toBe('6f1c9d9e-3b6e-4a70-9c5d-0d2f5a3a1c11');
    expect(JSON.parse(readFileSync(join(root, 'elsewhere/prices.json'), 'utf8'))).toEqual({ sheet: 5000 });
    const numbers = [served, empty].map(({ db }) =>
      postgresUnitOfWork(db).stores.drafts.add({ userId, draft: emptyDraft() }, new Date()),
    );
    const [here, there] = await Promise.all(numbers);
    expect(there?.materialNumber).toBe(here?.materialNumber);
    await expect(empty.pool.query(`update staff_act set kind = 'x'`)).rejects.toThrow();
    expect(await run(restoreCommand, [join(root, 'first')], { url: empty.url, data: 'third' })).toMatchObject({
      exit: 1,
      printed: 'gosds: This database is not empty. Restore into a new one.\n',
    });
    await empty.drop();
  });

  it('refuse a folder that is there, and leave it as it is', async () => {
    await backup('twice');
    const before = readdirSync(join(root, 'twice'));
    expect(await backup('twice')).toMatchObject({
      exit: 1,
      printed: expect.stringContaining('is there already') as string,
    });
    expect(readdirSync(join(root, 'twice'))).toEqual(before);
  });

  it.each([
    ['a changed table', 'tables/app_user.copy.gz'],
    ['a changed document', 'documents'],
    ['a manifest of another form', 'backup.json'],
  ])('find %s before anything is restored', async (name, file) => {
    const folder = join(root, name.replaceAll(' ', '-'));
    await run(backupCommand, [folder], { url: served.url, data: 'data' });
    const path = file === 'documents' ? join(folder, file, paper.slice(0, 2), paper) : join(folder, file);
    writeFileSync(path, '{}');
    const empty = await createEmptyDatabase();
    expect(await run(restoreCommand, [folder], { url: empty.url, data: 'never' })).toMatchObject({ exit: 1 });
    expect(await rowsOf(empty)).toEqual({});
    expect(existsSync(join(root, 'never'))).toBe(false);
    await empty.drop();
  });

  it('refuse a place without a database, and make none there', async () => {
    const nowhere = await run(backupCommand, [join(root, 'of-nothing')], { data: 'no-service' });
    expect(nowhere).toEqual({ exit: 1, printed: expect.stringContaining('There is no database in') as string });
    expect([existsSync(join(root, 'of-nothing')), existsSync(join(root, 'no-service/postgres'))]).toEqual([
      false,
      false,
    ]);
  });

  it('refuse a backup of a later version, and a store of another database', async () => {
    await backup('later');
    const file = join(root, 'later/backup.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as { migrations: string[] };
    writeFileSync(file, JSON.stringify({ ...manifest, migrations: [...manifest.migrations, '9999-later'] }));
    const empty = await createEmptyDatabase();
    expect(await run(restoreCommand, [join(root, 'later')], { url: empty.url, data: 'later-data' })).toMatchObject({
      exit: 1,
      printed: expect.stringContaining('A later version made this backup (9999-later)') as string,
    });
    await backup('marked');
    await folderBlobStore(join(root, 'other/files')).giveMark('another');
    expect(await run(restoreCommand, [join(root, 'marked')], { url: empty.url, data: 'other' })).toMatchObject({
      exit: 1,
      printed: expect.stringContaining('belongs to another database') as string,
    });
    expect(await rowsOf(empty)).toEqual({});
    await empty.drop();
  });

  it('tell which documents the store lacks, and back up the rest', async () => {
    await postgresUnitOfWork(served.db).stores.logos.add(
      { userId, hash: 'f'.repeat(64), width: 1, height: 1 },
      new Date(),
    );
    expect(await backup('lost')).toMatchObject({ exit: 1, printed: expect.stringContaining('f'.repeat(64)) as string });
    expect(await run(restoreCommand, [join(root, 'lost'), '--check'], { data: 'never' })).toMatchObject({ exit: 0 });
  });

  it.each([[[]], [['a', 'b']], [['--all']]])('tell how they are called: %j', async (args) => {
    expect(await run(backupCommand, args, { data: 'never' })).toMatchObject({ exit: 2 });
    expect(await run(restoreCommand, args, { data: 'never' })).toMatchObject({ exit: 2 });
  });
});
