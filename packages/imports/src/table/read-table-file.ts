import { decodeText } from './decode-text.ts';
import { fileKind, isEncryptedOffice, isOldWord } from './file-kind.ts';
import { importLimits } from './limits.ts';
import { attempted } from './read-table-text.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import type { Refusal } from './refusal.ts';
import type { TableFile, TextEncoding } from './table.ts';

const refused = (refusal: Refusal): TableFile => ({ kind: 'refused', refusal });

function oldOffice(bytes: Uint8Array): Refusal {
  if (isEncryptedOffice(bytes)) return { code: 'encrypted' };
  return isOldWord(bytes) ? { code: 'wrong-kind', kind: 'word' } : { code: 'old-excel' };
}

function readText(bytes: Uint8Array, given: TextEncoding | undefined): TableFile {
  const { text, encoding } = decodeText(bytes, given);
  return { kind: 'tables', tables: [readCsv(text)], left: [], encoding };
}

function read(bytes: Uint8Array, encoding: TextEncoding | undefined): TableFile {
  if (bytes.length > importLimits.bytes) return refused({ code: 'too-large', limit: importLimits.bytes });
  const is = fileKind(bytes);
  if (is.kind === 'empty') return refused({ code: 'empty' });
  if (is.kind === 'zip') return { kind: 'tables', ...readWorkbook(bytes), encoding: undefined };
  if (is.kind === 'old-office') return refused(oldOffice(bytes));
  if (is.kind === 'foreign') return refused({ code: 'wrong-kind', kind: is.is });
  if (is.kind === 'text') return readText(bytes, encoding);
  return refused({ code: 'wrong-kind', kind: 'unknown' });
}

/** The tables of a CSV or XLSX file, recognised by content. Refuses a file that cannot be read; never throws. */
export const readTableFile = (bytes: Uint8Array, encoding?: TextEncoding): TableFile =>
  attempted(() => read(bytes, encoding));
