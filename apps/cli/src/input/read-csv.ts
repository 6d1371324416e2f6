import { CsvError, parse } from 'csv-parse/sync';
import { InputError } from './input-error.ts';

const separators = [',', ';', '\t'];

const columns = ['name', 'cas', 'concentration', 'hazards'] as const;

export type CsvRow = Readonly<Record<(typeof columns)[number], string>>;

/**
 * Rows of a table with the columns name, cas, concentration and hazards in any order, separated by comma, semicolon or tab.
 * `cas` and `hazards` can be absent. Throws an InputError that names the line.
 */
export function readCsv(text: string): readonly CsvRow[] {
  const [head, ...rest] = readRecords(text);
  const titles = head?.cells.map((title) => title.toLowerCase()) ?? [];
  checkTitles(titles);
  return rest.map(({ cells, line }) => {
    if (cells.length > titles.length) {
      throw new InputError(
        `line ${line}: ${cells.length} cells for ${titles.length} columns; quote a cell that holds “${separatorOf(text)}”`,
      );
    }
    const at = (title: string) => cells[titles.indexOf(title)] ?? '';
    return { name: at('name'), cas: at('cas'), concentration: at('concentration'), hazards: at('hazards') };
  });
}

type CsvRecord = { readonly cells: readonly string[]; readonly line: number };

/** The first of the separators that occurs in the first line of text. */
function separatorOf(text: string): string {
  const [firstLine = ''] = text.trimStart().split(/[\r\n]/, 1);
  return separators.find((separator) => firstLine.includes(separator)) ?? ',';
}

function readRecords(text: string): readonly CsvRecord[] {
  try {
    const lines: number[] = [];
    const records = parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      on_record: (record, context) => {
        lines.push(context.lines);
        return record;
      },
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    });
    return records.map((cells, index) => ({ cells, line: lines[index] ?? 0 }));
  } catch (fault) {
    if (!(fault instanceof CsvError)) throw fault;
    throw new InputError(`the table: ${fault.message}`, { cause: fault });
  }
}

function checkTitles(titles: readonly string[]): void {
  const strange = titles.find((title) => !columns.some((column) => column === title));
  if (strange !== undefined)
    throw new InputError(`line 1: unknown column “${strange}”; known are ${columns.join(', ')}`);
  for (const needed of ['name', 'concentration']) {
    if (!titles.includes(needed)) throw new InputError(`line 1: the column “${needed}” is missing`);
  }
}
