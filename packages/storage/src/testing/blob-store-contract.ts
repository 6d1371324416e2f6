import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { MarkedBlobStore, SweptBlobStore } from '@gosds/usecases/blob-store';

/** The store under test, and how a test makes bytes look old. */
export type StoreUnderTest = {
  readonly open: () => MarkedBlobStore;
  readonly age: (hash: string) => Promise<void>;
};

const hourAgo = () => new Date(Date.now() - 3_600_000);

async function listed(blobs: SweptBlobStore, since: Date): Promise<string[]> {
  const found: string[] = [];
  for await (const some of blobs.listUntouched(since)) found.push(...some);
  return found;
}

function keepsBytes({ open }: StoreUnderTest): void {
  it('names bytes by their SHA-256 and gives them back', async () => {
    const bytes = Buffer.from('a sheet');
    const hash = await open().put(bytes);
    expect(hash).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(Buffer.from((await open().get(hash)) ?? [])).toEqual(bytes);
  });

  it('keeps bytes of any value, and none at all', async () => {
    for (const bytes of [new Uint8Array(), Uint8Array.from({ length: 300_000 }, (_, at) => (at * 7) % 256)]) {
      const hash = await open().put(bytes);
      expect(Buffer.from((await open().get(hash)) ?? [1]).equals(bytes)).toBe(true);
    }
  });

  it('takes the same bytes from many at once', async () => {
    const hashes = await Promise.all(Array.from({ length: 10 }, () => open().put(Buffer.from('same'))));
    expect(new Set(hashes).size).toBe(1);
    expect(Buffer.from((await open().get(hashes[0] ?? '')) ?? []).toString()).toBe('same');
  });

  it('knows nothing of other hashes, and does not leave its place', async () => {
    expect(await open().get('0'.repeat(64))).toBeUndefined();
    expect(await open().get('../../../../etc/passwd')).toBeUndefined();
    expect(await open().remove('../../../../etc/passwd', new Date())).toBe(false);
  });
}

function collectsGarbage({ open, age }: StoreUnderTest): void {
  it('removes bytes that were not put for a time, and no others', async () => {
    const blobs = open();
    const hash = await blobs.put(Buffer.from('old'));
    const since = hourAgo();
    expect([await listed(blobs, since), await blobs.remove(hash, since)]).toEqual([[], false]);
    await age(hash);
    expect(await listed(blobs, since)).toEqual([hash]);
    expect(await blobs.remove(hash, since)).toBe(true);
    expect(await blobs.get(hash)).toBeUndefined();
    expect(await blobs.remove(hash, since)).toBe(false);
  });

  it('keeps bytes that are put once more', async () => {
    const blobs = open();
    const hash = await blobs.put(Buffer.from('again'));
    const since = hourAgo();
    await age(hash);
    await blobs.put(Buffer.from('again'));
    expect(await blobs.remove(hash, since)).toBe(false);
    expect(Buffer.from((await blobs.get(hash)) ?? []).toString()).toBe('again');
  });

  it('loses nothing of what is put while it is removed', async () => {
    const blobs = open();
    for (let round = 0; round < 50; round += 1) {
      const bytes = Buffer.from(`race ${round}`);
      const hash = await blobs.put(bytes);
      await age(hash);
      await Promise.all([blobs.remove(hash, hourAgo()), blobs.put(bytes)]);
      expect(Buffer.from((await blobs.get(hash)) ?? []).toString()).toBe(`race ${round}`);
    }
    expect(await listed(blobs, new Date(Date.now() + 3_600_000))).toHaveLength(50);
  });
}

function showsItsMark({ open }: StoreUnderTest): void {
  it('has no mark at first, and shows the one that it was given', async () => {
    const mark = '6f1c9d9e-3b6e-4a70-9c5d-0d2f5a3a1c11';
    expect(await open().mark()).toBeUndefined();
    await open().giveMark(mark);
    expect(await open().mark()).toBe(mark);
    expect(await listed(open(), new Date(Date.now() + 3_600_000))).toEqual([]);
    expect(await open().mark()).toBe(mark);
  });
}

/** Contract tests for every store of bytes. Each test needs an empty store. */
export function describeBlobStore(name: string, store: StoreUnderTest): void {
  describe(name, () => {
    keepsBytes(store);
    collectsGarbage(store);
    showsItsMark(store);
  });
}
