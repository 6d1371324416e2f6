import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/);

/** The operator's prices and seller details. */
export const settingFiles = ['prices.json', 'seller.json'] as const;

const manifestSchema = z.strictObject({
  format: z.literal('gosds-backup-1'),
  /** The time of the state in the backup. */
  madeAt: z.iso.datetime(),
  /** The schema: the migrations applied to the database. */
  migrations: z.array(z.string()),
  /** In an order that satisfies foreign keys. */
  tables: z.array(z.strictObject({ name, columns: z.array(name).min(1), rows: z.int().min(0), sha256 })),
  sequences: z.array(z.strictObject({ name, value: z.int(), isCalled: z.boolean() })),
  /** SHA-256 of each document. */
  documents: z.array(sha256),
  /** Documents that the database refers to but the store lacked or had with other bytes. */
  lost: z.array(sha256),
  /** The mark that ties the database to its document store; null if the service never ran. */
  mark: z.string().nullable(),
  /** The operator's setting files, by file name. */
  settings: z.partialRecord(z.enum(settingFiles), z.unknown()),
});

export type BackupManifest = z.infer<typeof manifestSchema>;

export const manifestFile = 'backup.json';
export const tableFile = (table: string): string => join('tables', `${table}.copy.gz`);
export const documentFile = (hash: string): string => join('documents', hash.slice(0, 2), hash);

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch((cause: unknown) => {
    throw new Error(`There is no backup in ${folder}: ${manifestFile} cannot be read.`, { cause });
  });
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${join(folder, manifestFile)} is not what a backup writes.`, { cause });
  }
}

/** Checks every file against its hash in the manifest. Returns the missing and changed files. */
async function faultyFiles(folder: string, { tables, documents }: BackupManifest): Promise<readonly string[]> {
  const files = [
    ...tables.map((table) => ({ file: tableFile(table.name), sha256: table.sha256 })),
    ...documents.map((hash) => ({ file: documentFile(hash), sha256: hash })),
  ];
  const faults: string[] = [];
  for (const file of files) {
    const found = await hashOfFile(join(folder, file.file)).catch(() => undefined);
    if (found !== file.sha256) faults.push(file.file);
  }
  return faults;
}

/** Reads a backup and checks all its files. Rejects with a message for the operator if one is missing or changed. */
export async function readBackup(folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  const faults = await faultyFiles(folder, manifest);
  if (faults.length > 0) {
    const some = faults.slice(0, 5).join(', ');
    throw new Error(`${faults.length} files of the backup are missing or were changed: ${some}.`);
  }
  return manifest;
}
