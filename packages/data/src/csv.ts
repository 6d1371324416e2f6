import { parse } from 'csv-parse/sync';

/** A row of a table by column name. An empty cell is an empty text. */
export type CsvRow = Readonly<Record<string, string>>;

/** The rows below the header of a CSV file (RFC 4180, UTF-8). Throws for an unclosed quote or a wrong row length. */
export function readCsv(text: string): readonly CsvRow[] {
  const rows: CsvRow[] = parse(text, { columns: true, bom: true, skip_empty_lines: true, relax_column_count: false });
  return rows;
}
