import { readSheetFile } from '@gosds/imports/sheet/read-sheet-file';
import type { SheetFile } from '@gosds/imports/sheet/sheet-file';
import { fileKind } from '@gosds/imports/table/file-kind';
import { readTableFile } from '@gosds/imports/table/read-table-file';
import type { TableFile, TextEncoding } from '@gosds/imports/table/table';

/** A file of ingredients, or a whole sheet. */
export type ReadAnswer = TableFile | SheetFile;

/** A file to be read, in the encoding that the user chose; of a whole sheet as many ingredients as the service takes. */
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
  // What is thrown here reaches the page as an error of the thread.
  void read(data).then(postMessage, (error: unknown) => {
    setTimeout(() => {
      throw error;
    });
  });
});
