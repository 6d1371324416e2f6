import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { type SourceFile, SourceRefused } from '@gosds/imports/publishers/source-file';

async function isPacked(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}

/** The bytes of a gzip file as they are unpacked; of more than one where it was put together of several. */
async function* unpacked(path: string): AsyncGenerator<Buffer> {
  const packed = createReadStream(path);
  const bytes = createGunzip();
  packed.on('error', (fault) => bytes.destroy(fault));
  try {
    for await (const piece of packed.pipe(bytes)) yield Buffer.from(piece);
  } catch (cause) {
    throw new SourceRefused(path, 'The gzip file is broken or cut off. Download it again.', cause);
  } finally {
    packed.destroy();
  }
}

async function* plain(path: string): AsyncGenerator<Buffer> {
  for await (const piece of createReadStream(path)) yield Buffer.from(piece);
}

/** A file of the disk; one packed by gzip is unpacked while it is read. */
export const openFile = (path: string): SourceFile => ({
  name: path,
  async *bytes() {
    yield* (await isPacked(path)) ? unpacked(path) : plain(path);
  },
});

async function addBytes(hash: Hash, path: string): Promise<void> {
  for await (const piece of plain(path)) hash.update(piece);
}

/** Of the content of files and of what they are read as: the same is the same. Rejects where a file cannot be opened. */
export async function fingerprintOf(paths: readonly string[], readAs: unknown): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(readAs));
  for (const path of paths) await addBytes(hash, path);
  return hash.digest('hex');
}
