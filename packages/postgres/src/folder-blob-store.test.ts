import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
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
