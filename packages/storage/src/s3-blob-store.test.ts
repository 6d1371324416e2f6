import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Bucket, type S3BlobStore, s3BlobStore } from './s3-blob-store.ts';
import { describeBlobStore } from './testing/blob-store-contract.ts';
import { describeErasureRecord } from './testing/erasure-record-contract.ts';
import { type S3Double, startS3Double } from './testing/s3-double.ts';

let root: string;
let server: S3Double;
let stores: S3BlobStore[];

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'gosds-s3-'));
  server = await startS3Double(root);
  stores = [];
});
afterEach(async () => {
  for (const store of stores) store.close();
  await server.close();
  rmSync(root, { recursive: true });
});

function open(changes: Partial<Bucket> = {}): S3BlobStore {
  const store = s3BlobStore({ ...server, ...changes });
  stores.push(store);
  return store;
}

describeErasureRecord('object storage', () => open({ listedAtOnce: 2 }).erasures);

describeBlobStore('object storage', {
  open: () => open(),
  /** The server decides the time of its files. */
  async age(hash) {
    const files = await readdir(root, { recursive: true });
    const own = files.filter((file) => file.includes(`blobs/${hash}`));
    await Promise.all(own.map((file) => utimes(join(root, file), new Date(0), new Date(0))));
  },
});

it('lists more objects than one answer holds', async () => {
  const store = open({ listedAtOnce: 3 });
  for (let at = 0; at < 10; at += 1) await store.put(Buffer.from(`sheet ${at}`));
  const pages: (readonly string[])[] = [];
  for await (const page of store.listUntouched(new Date(Date.now() + 60_000))) pages.push(page);
  expect(pages.map(({ length }) => length)).toEqual([3, 3, 3, 1]);
  expect(new Set(pages.flat()).size).toBe(10);
});

it('says whether the bucket can be used', async () => {
  await expect(open().ping()).resolves.toBeUndefined();
  await expect(open({ bucket: 'no-such-bucket' }).ping()).rejects.toThrow();
});

it('fails when the server is gone, and takes no silence for a missing sheet', async () => {
  const store = open();
  const hash = await store.put(Buffer.from('a sheet'));
  await server.close();
  await expect(store.get(hash)).rejects.toThrow();
}, 30_000);
