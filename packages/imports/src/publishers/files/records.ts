import { longestRecord, SourceRefused } from './source-file.ts';

/** A record of a text by RFC 4180, with its first line number. */
export type TextRecord = { readonly line: number; readonly cells: readonly string[] };

/**
 * Whether a record ends before a sign, by a return alone. So it does where the first line ends so, as in tables that
 * Excel saves for a Macintosh.
 */
function returnsAlone(): (sign: string, isQuoted: boolean) => boolean {
  let lineEnd: '\n' | '\r' | undefined;
  let isAfterReturn = false;
  return (sign, isQuoted) => {
    if (isAfterReturn && sign !== '\n') lineEnd ??= '\r';
    const isEnd = isAfterReturn && lineEnd === '\r';
    isAfterReturn = sign === '\r' && !isQuoted;
    if (sign === '\n' && !isQuoted) lineEnd ??= '\n';
    return isEnd;
  };
}

/**
 * Splits a text in pieces into records. A quote opens a cell only at its start; elsewhere it is an ordinary character,
 * such as the inch sign. `take` returns the complete records, `end` the last one. Throws `SourceRefused` for an
 * unclosed quote and for a record longer than any data.
 */
export function recordSplitter(file: string, separator: string) {
  const endsBefore = returnsAlone();
  let records: TextRecord[] = [];
  let [cells, cell]: [string[], string] = [[], ''];
  let [line, start, size] = [1, 1, 0];
  // `open`: inside quotes. `closing`: a quote that ends the cell or is the first of two.
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
  const nextLine = () => {
    line += 1;
    if (state === 'plain' && cells.length === 0) start = line;
  };
  const read = (sign: string) => {
    if (endsBefore(sign, state === 'open')) {
      endRecord();
      nextLine();
    }
    if (state === 'open' && sign === '"') state = 'closing';
    else if (state === 'open') cell += sign;
    else if (state === 'closing' && sign === '"') {
      cell += '"';
      state = 'open';
    } else plain(sign);
    if (sign === '\n') nextLine();
  };

  return {
    /** Returns the records that end in this piece. */
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
    /** Returns the record after the last line end. */
    end(): readonly TextRecord[] {
      if (state === 'open') throw new SourceRefused({ file, line: start }, 'A quote opens here and is never closed.');
      records = [];
      if (cells.length > 0 || cell !== '') endRecord();
      return records;
    },
  };
}
