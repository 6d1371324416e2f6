import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** Two files of PostgreSQL's log of changes: with less, the next call may fail. */
const leastFreeBytes = 32 * 1024 * 1024;

/** Rejects where the disk of the folder is full or as good as full. */
export async function checkSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < leastFreeBytes) throw new Error(`${Math.floor(free / 1024 ** 2)} MB are free.`);
}

const blockOfText = ' '.repeat(4096);

/** Rejects where nothing can be written to the folder: no space, no right, a disk that only reads. */
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
