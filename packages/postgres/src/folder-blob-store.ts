import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BlobStore } from '@gosds/usecases/blob-store';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
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

/** Files in one folder, each named by its SHA-256 in hexadecimal; what `put` answered survives a crash of the machine. */
export function folderBlobStore(root: string): BlobStore {
  const pathOf = (hash: string) => join(root, hash.slice(0, 2), hash);
  return {
    async put(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      const path = pathOf(hash);
      if (await exists(path)) return hash;
      const folder = dirname(path);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const aside = join(folder, `.${randomUUID()}`);
      await writeDurably(aside, bytes);
      await rename(aside, path);
      await syncFolder(folder);
      return hash;
    },
    async get(hash) {
      if (!/^[0-9a-f]{64}$/.test(hash)) return undefined;
      try {
        return await readFile(pathOf(hash));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
  };
}
