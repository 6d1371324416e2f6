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

/** The unpacked bytes of a gzip file, including one made of several gzip members. */
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

/** A file on the disk; a gzip file is unpacked while it is read. */
export const openFile = (path: string): SourceFile => ({
  name: path,
  async *bytes() {
    yield* (await isPacked(path)) ? unpacked(path) : plain(path);
  },
});

async function addBytes(hash: Hash, path: string): Promise<void> {
  for await (const piece of plain(path)) hash.update(piece);
}

/**
 * Hash of the files' contents and of the settings they are read with; equal input gives an equal hash. Rejects if a
 * file cannot be opened.
 */
export async function fingerprintOf(paths: readonly string[], readAs: unknown): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(readAs));
  for (const path of paths) await addBytes(hash, path);
  return hash.digest('hex');
}
