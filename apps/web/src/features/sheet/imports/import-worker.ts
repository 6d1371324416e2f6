import { readSheetFile } from '@gosds/imports/sheet/read-sheet-file';
import type { SheetFile } from '@gosds/imports/sheet/sheet-file';
import { fileKind } from '@gosds/imports/table/file-kind';
import { readTableFile } from '@gosds/imports/table/read-table-file';
import type { TableFile, TextEncoding } from '@gosds/imports/table/table';

/** Ingredients of a file, or a whole sheet. */
export type ReadAnswer = TableFile | SheetFile;

/** A file to read, the encoding that the user chose, and the most ingredients that the service accepts. */
export type ReadRequest = {
  readonly bytes: Uint8Array;
  readonly encoding: TextEncoding | undefined;
  readonly maxRows: number;
};

async function read({ bytes, encoding, maxRows }: ReadRequest): Promise<ReadAnswer> {
  const { kind } = fileKind(bytes);
  return kind === 'pdf' || kind === 'xml' ? readSheetFile(bytes, maxRows) : readTableFile(bytes, encoding);
}

addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  // An error thrown here reaches the page as an error of the worker.
  void read(data).then(postMessage, (error: unknown) => {
    setTimeout(() => {
      throw error;
    });
  });
});
