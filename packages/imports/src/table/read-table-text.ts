import { readCsv } from './read-csv.ts';
import { FileRefused } from './refusal.ts';
import type { TableFile } from './table.ts';

/** The result of reading, or the reason for a refusal. */
export function attempted(read: () => TableFile): TableFile {
  try {
    return read();
  } catch (fault) {
    if (fault instanceof FileRefused) return { kind: 'refused', refusal: fault.refusal };
    throw fault;
  }
}

/** The table of the clipboard or of entered text. */
export const readTableText = (text: string): TableFile =>
  attempted(() => ({ kind: 'tables', tables: [readCsv(text)], left: [], encoding: undefined }));
