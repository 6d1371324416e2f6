import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readBackup, settingFiles } from '@gosds/postgres/backup/read-backup';
import { restoreBackup } from '@gosds/postgres/backup/restore-backup';
import { writeBackup } from '@gosds/postgres/backup/write-backup';
import { openForCommand } from '@gosds/postgres/open-for-command';
import { sealingKeyFile } from '@gosds/postgres/sealing/sealing-key-file';
import { openDocumentStore } from '@gosds/storage/open-document-store';
import { dataFolderOf, type Environment, placeOf } from './database-place.ts';
import type { Terminal } from './run-command.ts';

const exitCodes = { done: 0, failed: 1, usage: 2 } as const;

const where = `Database and documents are those of the service: DATABASE_URL and S3_BUCKET with its keys, else the folder of GOSDS_DATA.`;

const backupUsage = `Usage: gosds backup FOLDER

Writes accounts, sheets, orders and documents into a new folder, as they are at this moment. The service may be running.

${where}

Exit codes: 0 written, 1 not written, or documents are missing, 2 the command line is wrong.
`;

const restoreUsage = `Usage: gosds restore FOLDER [--check]

Reads a backup and fills an empty database and its documents from it. With --check it only says whether every file is whole.

${where}

Exit codes: 0 restored, or whole, 1 not restored, or not whole, 2 the command line is wrong.
`;

type Output = Pick<Terminal, 'write' | 'writeError'>;

const documentsOf = (environment: Environment) =>
  openDocumentStore({
    dataFolder: dataFolderOf(environment),
    S3_BUCKET: environment['S3_BUCKET'],
    S3_ENDPOINT: environment['S3_ENDPOINT'] || undefined,
    S3_REGION: environment['S3_REGION'] || 'us-east-1',
    S3_ACCESS_KEY_ID: environment['S3_ACCESS_KEY_ID'],
    S3_SECRET_ACCESS_KEY: environment['S3_SECRET_ACCESS_KEY'],
  });

/** The operator's setting files that lie beside the database, parsed, by file name. */
function settingsIn(folder: string): Readonly<Record<string, unknown>> {
  const present = settingFiles.filter((file) => existsSync(join(folder, file)));
  return Object.fromEntries(present.map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8'))]));
}

/** Throws if one of the files already exists. */
function checkNoSettings(folder: string, names: readonly string[]): void {
  const there = names.find((name) => existsSync(join(folder, name)));
  if (there !== undefined) throw new Error(`${join(folder, there)} is there already. Restore into an empty folder.`);
}

/** What the operator still has to do where the service has no key for what the backup holds sealed. */
function keyHint(data: string, environment: Environment): string {
  const isSet = ['SECRETS_KEY', 'SECRETS_KEY_FILE'].some((name) => (environment[name] ?? '') !== '');
  if (isSet || existsSync(join(data, sealingKeyFile))) return '';
  return `A backup has no keys: before the start, set SECRETS_KEY to that of the service that was backed up, or copy its ${sealingKeyFile} into ${data}.\n`;
}

/** Runs the work and returns its exit code. If the work rejects, prints the message and returns 1. */
async function exitOf({ writeError }: Output, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    writeError(`gosds: ${error instanceof Error ? error.message : String(error)}\n`);
    return exitCodes.failed;
  }
}

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Writes a backup. Returns the exit code. */
export async function backupCommand(
  [folder, ...more]: readonly string[],
  output: Output,
  environment: Environment,
): Promise<number> {
  if (folder === undefined || folder.startsWith('-') || more.length > 0) {
    output.writeError(backupUsage);
    return exitCodes.usage;
  }
  return exitOf(output, async () => {
    const documents = await documentsOf(environment);
    const { address, close } = await openForCommand(placeOf(environment));
    try {
      const source = { address, blobs: documents.blobs, settings: settingsIn(dataFolderOf(environment)) };
      const written = await writeBackup(source, resolve(folder));
      const rows = written.tables.reduce((sum, table) => sum + table.rows, 0);
      output.write(`Wrote ${plural(rows, 'row')} and ${plural(written.documents.length, 'document')} to ${folder}.\n`);
      if (written.lost.length === 0) return exitCodes.done;
      const lost = written.lost.map((hash) => `  ${hash}\n`).join('');
      output.writeError(`The store lacks ${plural(written.lost.length, 'document')} that the database names:\n${lost}`);
      return exitCodes.failed;
    } finally {
      await close();
      documents.close();
    }
  });
}

/** Restores or checks a backup. Returns the exit code. */
export async function restoreCommand(
  args: readonly string[],
  output: Output,
  environment: Environment,
): Promise<number> {
  const isCheck = args.includes('--check');
  const [folder, ...more] = args.filter((arg) => arg !== '--check');
  if (folder === undefined || folder.startsWith('-') || more.length > 0) {
    output.writeError(restoreUsage);
    return exitCodes.usage;
  }
  return exitOf(output, async () => {
    const manifest = await readBackup(resolve(folder));
    const counts = `${plural(manifest.tables.length, 'table')} and ${plural(manifest.documents.length, 'document')}`;
    if (isCheck) {
      output.write(`The backup of ${manifest.madeAt} is whole: ${counts}.\n`);
      return exitCodes.done;
    }
    const data = dataFolderOf(environment);
    checkNoSettings(data, Object.keys(manifest.settings));
    mkdirSync(data, { recursive: true });
    const documents = await documentsOf(environment);
    try {
      await restoreBackup(
        { place: placeOf(environment), blobs: documents.blobs },
        { folder: resolve(folder), manifest },
      );
    } finally {
      documents.close();
    }
    for (const [name, setting] of Object.entries(manifest.settings)) {
      writeFileSync(join(data, name), `${JSON.stringify(setting, null, 2)}\n`);
    }
    output.write(`Restored the backup of ${manifest.madeAt}: ${counts}.\n${keyHint(data, environment)}`);
    return exitCodes.done;
  });
}
