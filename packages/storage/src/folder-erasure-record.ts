import { mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErasureRecord } from '@gosds/usecases/accounts/erasure-record';
import { accountIdOf, isAccountId } from './account-id.ts';

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** One empty file for each deleted account, in a separate folder. */
export const folderErasureRecord = (folder: string): ErasureRecord => ({
  async note(userId) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = await open(join(folder, accountIdOf(userId)), 'a', 0o600);
    await file.close();
    await sync(folder);
  },
  async list() {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return (await readdir(folder)).filter(isAccountId);
  },
});
