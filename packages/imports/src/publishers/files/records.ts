import { longestRecord, SourceRefused } from './source-file.ts';

/** A record of a text by RFC 4180 with the line on which it begins. */
export type TextRecord = { readonly line: number; readonly cells: readonly string[] };

/**
 * Splits a text that comes in pieces into records. A quote opens a cell only at its start; anywhere else it is a sign like others, such
 * as that of an inch. `take` gives the records that are whole, `end` the last one.
 * Throws `SourceRefused` where a quote is never closed, and where a record is longer than any data.
 */
export function recordSplitter(file: string, separator: string) {
  let records: TextRecord[] = [];
  let [cells, cell]: [string[], string] = [[], ''];
  let [line, start, size] = [1, 1, 0];
  // `open`: inside quotes; `closing`: a quote inside them that ends the cell, or is the first of two that stand for one.
  let state: 'plain' | 'open' | 'closing' = 'plain';

  const endCell = () => {
    cells.push(cell);
    cell = '';
    state = 'plain';
  };
  const endRecord = () => {
    if (cell.endsWith('\r')) cell = cell.slice(0, -1);
    endCell();
    if (cells.length > 1 || cells[0]?.trim() !== '') records.push({ line: start, cells });
    cells = [];
    size = 0;
  };
  const plain = (sign: string) => {
    if (sign === separator) endCell();
    else if (sign === '\n') endRecord();
    else if (sign === '"' && cell === '' && state === 'plain') state = 'open';
    else cell += sign;
  };
  const quoted = (sign: string) => {
    if (sign === '"') state = 'closing';
    else cell += sign;
  };
  const read = (sign: string) => {
    if (state === 'open') quoted(sign);
    else if (state === 'closing' && sign === '"') {
      cell += '"';
      state = 'open';
    } else plain(sign);
    if (sign !== '\n') return;
    line += 1;
    if (state === 'plain' && cells.length === 0) start = line;
  };

  return {
    /** The records that end in this piece. */
    take(text: string): readonly TextRecord[] {
      records = [];
      for (const sign of text) {
        size += 1;
        if (size > longestRecord)
          throw new SourceRefused({ file, line: start }, `The record is longer than ${longestRecord} characters.`);
        read(sign);
      }
      return records;
    },
    /** What stands behind the last line end. */
    end(): readonly TextRecord[] {
      if (state === 'open') throw new SourceRefused({ file, line: start }, 'A quote opens here and is never closed.');
      records = [];
      if (cells.length > 0 || cell !== '') endRecord();
      return records;
    },
  };
}
