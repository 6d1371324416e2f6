import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MarkedBlobStore } from '@gosds/usecases/blob-store';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The result of `attempt`; undefined if the file does not exist. */
async function ifPresent<T>(attempt: Promise<T>): Promise<T | undefined> {
  try {
    return await attempt;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Marks a file as stored just now; returns false if there is none. */
async function touch(path: string): Promise<boolean> {
  const now = new Date();
  return (await ifPresent(utimes(path, now, now).then(() => true))) ?? false;
}

const isUntouched = async (path: string, since: Date): Promise<boolean> => {
  const facts = await ifPresent(stat(path));
  return facts !== undefined && facts.mtime < since;
};

async function writeNew(file: FileHandle, bytes: Uint8Array): Promise<void> {
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Removes the file if writing fails, because half a file would keep a full disk full. */
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await writeNew(file, bytes);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const hashPattern = /^[0-9a-f]{64}$/;

/** Outside the folders named by the first two digits of a hash, so that no sweep finds it. */
const markFile = 'mark-of-this-store';

/**
 * Files in one folder, each named by its SHA-256 in hexadecimal. Bytes survive a crash of the machine once `put`
 * resolves.
 */
export function folderBlobStore(root: string): MarkedBlobStore {
  const pathOf = (hash: string) => join(root, hash.slice(0, 2), hash);

  /** Names in one folder not touched since. Removes files of interrupted writes. */
  async function untouchedIn(folder: string, since: Date): Promise<string[]> {
    const untouched: string[] = [];
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      if (!(await isUntouched(path, since))) continue;
      if (hashPattern.test(name)) untouched.push(name);
      else await rm(path, { force: true });
    }
    return untouched;
  }

  return {
    async put(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      const path = pathOf(hash);
      if (await touch(path)) return hash;
      const folder = dirname(path);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const aside = join(folder, `.${randomUUID()}`);
      await writeDurably(aside, bytes);
      await rename(aside, path);
      await syncFolder(folder);
      return hash;
    },
    async get(hash) {
      return hashPattern.test(hash) ? ifPresent(readFile(pathOf(hash))) : undefined;
    },
    async remove(hash, unlessPutSince) {
      const path = pathOf(hash);
      if (!hashPattern.test(hash) || !(await isUntouched(path, unlessPutSince))) return false;
      // Rename the file first, so that a caller who stores the same bytes now writes a new file.
      const aside = join(dirname(path), `.${randomUUID()}`);
      if (!(await ifPresent(rename(path, aside).then(() => true)))) return false;
      const isStillUnused = await isUntouched(aside, unlessPutSince);
      await (isStillUnused ? rm(aside, { force: true }) : rename(aside, path));
      return isStillUnused;
    },
    async *listUntouched(since) {
      const folders = ((await ifPresent(readdir(root))) ?? []).filter((name) => name !== markFile);
      for (const folder of folders) yield untouchedIn(join(root, folder), since);
    },
    mark: () => ifPresent(readFile(join(root, markFile), 'utf8')),
    async giveMark(mark) {
      await mkdir(root, { recursive: true, mode: 0o700 });
      await writeDurably(join(root, markFile), Buffer.from(mark));
      await syncFolder(root);
    },
  };
}
