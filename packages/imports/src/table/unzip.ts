import { unzipSync, type UnzipFileInfo } from 'fflate';
import { importLimits } from './limits.ts';
import { FileRefused } from './refusal.ts';

/**
 * The wanted parts of a zip. Adds up the sizes in the directory before decompression, and never decompresses a part
 * beyond its size.
 */
export function unzip(bytes: Uint8Array, isWanted: (name: string) => boolean): ReadonlyMap<string, Uint8Array> {
  let unpacked = 0;
  let parts = 0;
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    parts += 1;
    if (parts > importLimits.parts)
      throw new FileRefused({ code: 'unpacks-too-large', limit: importLimits.unpackedBytes });
    if (!isWanted(name)) return false;
    unpacked += originalSize;
    if (unpacked > importLimits.unpackedBytes)
      throw new FileRefused({ code: 'unpacks-too-large', limit: importLimits.unpackedBytes });
    return true;
  };
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter })));
  } catch (cause) {
    if (cause instanceof FileRefused) throw cause;
    throw new FileRefused({ code: 'broken' }, { cause });
  }
}
