import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** Two WAL files of PostgreSQL: with less, the next request may fail. */
const minFreeBytes = 32 * 1024 * 1024;

/** Rejects if the disk of the folder is full or almost full. */
export async function checkSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < minFreeBytes) throw new Error(`${Math.floor(free / 1024 ** 2)} MB are free.`);
}

const blockOfText = ' '.repeat(4096);

/** Rejects if the folder cannot be written to: no space, no permission, or a read-only disk. */
export async function checkWriting(folder: string): Promise<void> {
  await checkSpace(folder);
  const path = join(folder, `.writes-${process.pid}`);
  try {
    const file = await open(path, 'w', 0o600);
    try {
      await file.writeFile(blockOfText);
      await file.sync();
    } finally {
      await file.close();
    }
  } finally {
    await rm(path, { force: true });
  }
}
