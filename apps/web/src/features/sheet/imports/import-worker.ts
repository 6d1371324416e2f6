import { readTableFile } from '@gosds/imports/table/read-table-file';
import type { TextEncoding } from '@gosds/imports/table/table';

/** A file to be read, in the encoding that the user chose. */
export type ReadRequest = { readonly bytes: Uint8Array; readonly encoding: TextEncoding | undefined };

addEventListener('message', ({ data: { bytes, encoding } }: MessageEvent<ReadRequest>) => {
  postMessage(readTableFile(bytes, encoding));
});
