import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderBlobStore } from './folder-blob-store.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gosds-blobs-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

it('names bytes by their SHA-256 and gives them back', async () => {
  const bytes = Buffer.from('a sheet');
  const hash = await folderBlobStore(root).put(bytes);
  expect(hash).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(await folderBlobStore(root).get(hash)).toEqual(bytes);
});

it('keeps one file however many write the same at once, and no other', async () => {
  const blobs = folderBlobStore(root);
  const hashes = await Promise.all(Array.from({ length: 10 }, () => blobs.put(Buffer.from('same'))));
  expect(new Set(hashes).size).toBe(1);
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name)).toEqual([hashes[0]]);
});

it('knows nothing of other hashes, and does not leave its folder', async () => {
  const blobs = folderBlobStore(root);
  expect(await blobs.get('0'.repeat(64))).toBeUndefined();
  expect(await blobs.get('../../../../etc/passwd')).toBeUndefined();
});

describe('the collection of unused bytes', () => {
  const hourAgo = () => new Date(Date.now() - 3_600_000);
  const inAnHour = () => new Date(Date.now() + 3_600_000);
  const listed = async (since: Date) => {
    const found: string[] = [];
    for await (const some of folderBlobStore(root).listUntouched(since)) found.push(...some);
    return found;
  };
  const age = async (hash: string, to: Date) => {
    await utimes(join(root, hash.slice(0, 2), hash), to, to);
  };

  it('removes bytes that were not put for a time, and no others', async () => {
    const blobs = folderBlobStore(root);
    const hash = await blobs.put(Buffer.from('old'));
    const since = hourAgo();
    expect([await listed(since), await blobs.remove(hash, since)]).toEqual([[], false]);
    await age(hash, new Date(since.getTime() - 1));
    expect(await listed(since)).toEqual([hash]);
    expect(await blobs.remove(hash, since)).toBe(true);
    expect(await blobs.get(hash)).toBeUndefined();
    expect(await blobs.remove(hash, since)).toBe(false);
  });

  it('keeps bytes that are put once more', async () => {
    const blobs = folderBlobStore(root);
    const hash = await blobs.put(Buffer.from('again'));
    const since = hourAgo();
    await age(hash, new Date(0));
    await blobs.put(Buffer.from('again'));
    expect(await blobs.remove(hash, since)).toBe(false);
    expect(await blobs.get(hash)).toEqual(Buffer.from('again'));
  });

  it('loses nothing of what is put while it is removed', async () => {
    const blobs = folderBlobStore(root);
    const bytes = Buffer.from('race');
    for (let round = 0; round < 50; round += 1) {
      const hash = await blobs.put(bytes);
      await age(hash, new Date(0));
      await Promise.all([blobs.remove(hash, hourAgo()), blobs.put(bytes)]);
      expect(await blobs.get(hash)).toEqual(bytes);
    }
    const left = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(left).toHaveLength(1);
  });

  it('removes what a crash left half written', async () => {
    const blobs = folderBlobStore(root);
    const hash = await blobs.put(Buffer.from('whole'));
    const half = join(root, hash.slice(0, 2), '.half-written');
    writeFileSync(half, 'ha');
    await listed(hourAgo());
    expect(existsSync(half)).toBe(true);
    expect(await listed(inAnHour())).toEqual([hash]);
    expect(existsSync(half)).toBe(false);
  });

  it('finds nothing in a folder that is not there yet', async () => {
    const found: unknown[] = [];
    for await (const some of folderBlobStore(join(root, 'none')).listUntouched(new Date())) found.push(some);
    expect(found).toEqual([]);
  });
});
