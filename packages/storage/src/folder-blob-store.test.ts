import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { folderBlobStore } from './folder-blob-store.ts';
import { describeBlobStore } from './testing/blob-store-contract.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gosds-blobs-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

describeBlobStore('folder on disk', {
  open: () => folderBlobStore(root),
  age: (hash) => utimes(join(root, hash.slice(0, 2), hash), new Date(0), new Date(0)),
});

it('keeps one file however many write the same at once, and no other', async () => {
  const blobs = folderBlobStore(root);
  const hashes = await Promise.all(Array.from({ length: 10 }, () => blobs.put(Buffer.from('same'))));
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name)).toEqual([hashes[0]]);
});

it('removes what a crash left half written', async () => {
  const blobs = folderBlobStore(root);
  const listed = async (since: Date) => {
    const found: string[] = [];
    for await (const some of blobs.listUntouched(since)) found.push(...some);
    return found;
  };
  const hash = await blobs.put(Buffer.from('whole'));
  const half = join(root, hash.slice(0, 2), '.half-written');
  writeFileSync(half, 'ha');
  await listed(new Date(Date.now() - 3_600_000));
  expect(existsSync(half)).toBe(true);
  expect(await listed(new Date(Date.now() + 3_600_000))).toEqual([hash]);
  expect(existsSync(half)).toBe(false);
});

it('finds nothing in a folder that is not there yet', async () => {
  const found: unknown[] = [];
  for await (const some of folderBlobStore(join(root, 'none')).listUntouched(new Date())) found.push(some);
  expect(found).toEqual([]);
});

it('leaves nothing on a full disk, and keeps the same bytes once there is space', async () => {
  const handle = await open(join(root, 'any'), 'w');
  const files: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  rmSync(join(root, 'any'));
  const full = vi.spyOn(files, 'sync').mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  const blobs = folderBlobStore(root);
  const named = () => readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  try {
    await expect(blobs.put(Buffer.from('a sheet'))).rejects.toMatchObject({ code: 'ENOSPC' });
    await expect(blobs.giveMark('mark')).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(named()).toEqual([]);
  } finally {
    full.mockRestore();
  }
  const hash = await blobs.put(Buffer.from('a sheet'));
  expect(Buffer.from((await blobs.get(hash))!).toString()).toBe('a sheet');
  await blobs.giveMark('mark');
  expect(await blobs.mark()).toBe('mark');
});
