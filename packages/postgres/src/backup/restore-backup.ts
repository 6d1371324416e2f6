import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { MarkedBlobStore } from '@gosds/usecases/blob-store';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Address, checkServer, connectionTo } from '../connect.ts';
import type { Database } from '../database.ts';
import { startEmbeddedServer } from '../embedded-server.ts';
import { installJobLibrary } from '../job-library.ts';
import { applyMissing } from '../migrate.ts';
import { migrations } from '../migrations.ts';
import type { DatabasePlace } from '../open-database.ts';
import { type BackupManifest, documentFile, tableFile } from './read-backup.ts';
import { placeIn, tablesOf } from './schema-of.ts';

type Target = {
  readonly place: DatabasePlace;
  readonly blobs: Pick<MarkedBlobStore, 'put' | 'mark' | 'giveMark'>;
};

/** Kysely on one connection, so that COPY runs in its transaction. */
const kyselyOn = (client: pg.Client): Kysely<Database> =>
  new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: {
        connect: () => Promise.resolve(Object.assign(client, { release: () => undefined })),
        end: () => Promise.resolve(),
      },
    }),
  });

async function checkEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ tables: number }>(
    `select count(*)::int as tables from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  if (rows[0]?.tables !== 0) throw new Error('This database is not empty. Restore into a new one.');
}

/** Throws if a later version made the backup. */
function checkVersion({ migrations: applied }: BackupManifest): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = applied.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new Error(`A later version made this backup (${unknown.join(', ')}). Restore it with that version.`);
}

/** Throws if the store belongs to a database other than the lost one. */
async function checkMark({ blobs }: Target, { mark }: BackupManifest): Promise<void> {
  const shown = await blobs.mark();
  if (shown === undefined || shown === mark) return;
  throw new Error('This store of documents belongs to another database. Name an empty folder or bucket.');
}

async function fillTables(client: pg.Client, folder: string, manifest: BackupManifest): Promise<void> {
  const present = await tablesOf(client);
  const names = present.map(({ name }) => client.escapeIdentifier(name));
  // Triggers have already run on these rows.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  for (const table of manifest.tables) {
    const rows = client.query(copyFrom(`copy ${placeIn(client, table)} from stdin`));
    await pipeline(createReadStream(join(folder, tableFile(table.name))), createGunzip(), rows);
    if (rows.rowCount !== table.rows) throw new Error(`${table.name} has ${rows.rowCount} rows, not ${table.rows}.`);
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { name, value, isCalled } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [client.escapeIdentifier(name), value, isCalled]);
  }
}

/** Restores the backup's schema and rows, then applies this version's migrations, in one transaction. */
async function fillDatabase(client: pg.Client, folder: string, manifest: BackupManifest): Promise<void> {
  const of = new Set(manifest.migrations);
  await kyselyOn(client)
    .transaction()
    .execute(async (transaction) => {
      await checkEmpty(client);
      await applyMissing(
        transaction,
        migrations.filter(({ name }) => of.has(name)),
      );
      await fillTables(client, folder, manifest);
      await applyMissing(transaction, migrations);
    });
}

async function fillDocuments({ blobs }: Target, folder: string, { documents }: BackupManifest): Promise<void> {
  for (const hash of documents) {
    const stored = await blobs.put(await readFile(join(folder, documentFile(hash))));
    if (stored !== hash) throw new Error(`The document ${hash} changed while it was copied.`);
  }
}

async function fill(client: pg.Client, target: Target, backup: Backup): Promise<void> {
  const { folder, manifest } = backup;
  await checkServer(kyselyOn(client));
  checkVersion(manifest);
  await checkEmpty(client);
  await checkMark(target, manifest);
  await fillDocuments(target, folder, manifest);
  const { mark } = manifest;
  if (mark !== null && (await target.blobs.mark()) === undefined) await target.blobs.giveMark(mark);
  await fillDatabase(client, folder, manifest);
}

type Backup = { readonly folder: string; readonly manifest: BackupManifest };

async function withServer(place: DatabasePlace, work: (address: Address) => Promise<void>): Promise<void> {
  if ('url' in place) return work(place);
  const server = await startEmbeddedServer(place.dataFolder);
  try {
    await work(server.address);
  } finally {
    await server.stop();
  }
}

/**
 * Restores a backup into an empty database and an empty document store. Rejects with a message for the operator if one
 * is not empty or a later version made the backup; the database then stays unchanged.
 */
export async function restoreBackup(target: Target, backup: Backup): Promise<void> {
  await withServer(target.place, async (address) => {
    const client = new pg.Client({ ...connectionTo(address), statement_timeout: 0 });
    await client.connect();
    try {
      await fill(client, target, backup);
    } finally {
      await client.end();
    }
    // A command may ask for a job before the service first starts.
    await installJobLibrary(address);
  });
}
