import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { BlobStore } from '@gosds/usecases/blob-store';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Address, connectionTo } from '../connect.ts';
import { isNamed, namedHashes } from '../named-blobs.ts';
import { type BackupManifest, documentFile, hashOf, manifestFile, tableFile } from './read-backup.ts';
import { placeIn, sequencesOf, type TableColumns, tablesOf } from './schema-of.ts';

type Source = {
  readonly address: Address;
  readonly blobs: Pick<BlobStore, 'get'>;
  readonly settings: BackupManifest['settings'];
};

async function copyTable(client: pg.Client, folder: string, table: TableColumns) {
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const rows = client.query(copyTo(`copy ${placeIn(client, table)} to stdout`));
  await pipeline(rows, createGzip(), hashing, createWriteStream(join(folder, tableFile(table.name)), { mode: 0o600 }));
  return { name: table.name, columns: [...table.columns], rows: rows.rowCount, sha256: hash.digest('hex') };
}

async function copyTables(client: pg.Client, folder: string): Promise<BackupManifest['tables']> {
  await mkdir(join(folder, 'tables'), { mode: 0o700 });
  const copied: BackupManifest['tables'] = [];
  for (const table of await tablesOf(client)) copied.push(await copyTable(client, folder, table));
  return copied;
}

async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migration order by name');
  return rows.map(({ name }) => name);
}

/** Copies the documents. Returns those that are missing although a row still refers to them. */
async function copyDocuments(
  { client, blobs }: { readonly client: pg.Client; readonly blobs: Source['blobs'] },
  folder: string,
  hashes: readonly string[],
): Promise<{ readonly documents: string[]; readonly lost: string[] }> {
  const documents: string[] = [];
  const lost: string[] = [];
  for (const hash of hashes) {
    const bytes = await blobs.get(hash);
    if (bytes && hashOf(bytes) === hash) {
      const path = join(folder, documentFile(hash));
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(path, bytes, { mode: 0o600 });
      documents.push(hash);
    } else if (await isNamed(client, hash)) lost.push(hash);
  }
  return { documents, lost };
}

async function writeManifest(folder: string, manifest: BackupManifest): Promise<void> {
  const file = await open(join(folder, manifestFile), 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(manifest, null, 1)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function fill(client: pg.Client, { blobs, settings }: Source, folder: string): Promise<BackupManifest> {
  // One snapshot: a payment made meanwhile is either fully in it or not at all.
  await client.query('begin transaction isolation level repeatable read read only');
  const { rows } = await client.query<{ now: Date }>('select now()');
  const migrations = await migrationsOf(client);
  const marks = await client.query<{ mark: string }>('select mark from place_of_documents');
  const tables = await copyTables(client, folder);
  const hashes = await namedHashes(client);
  // Sequences are not part of a snapshot. Read last, they are never lower than a number in a row.
  const sequences = [...(await sequencesOf(client))];
  await client.query('commit');
  const copied = await copyDocuments({ client, blobs }, folder, hashes);
  const madeAt = (rows[0]?.now ?? new Date()).toISOString();
  return {
    format: 'gosds-backup-1',
    madeAt,
    migrations,
    tables,
    sequences,
    ...copied,
    mark: marks.rows[0]?.mark ?? null,
    settings,
  };
}

/**
 * Writes database and documents, as of one moment, into a new folder. The service may be running. The folder appears
 * only when it is complete. Leaves out the chemicals of the search, which the service loads again.
 */
export async function writeBackup(source: Source, folder: string): Promise<BackupManifest> {
  if (existsSync(folder)) throw new Error(`${folder} is there already. Name a new folder.`);
  const aside = `${folder}.part`;
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true, mode: 0o700 });
  const client = new pg.Client({ ...connectionTo(source.address), statement_timeout: 0 });
  await client.connect();
  try {
    const manifest = await fill(client, source, aside);
    await writeManifest(aside, manifest);
    await rename(aside, folder);
    return manifest;
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}
