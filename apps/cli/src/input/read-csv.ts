import { InputError } from './input-error.ts';

const separators = [',', ';', '\t'];

/** Cells of one line; a quoted cell may hold the separator, and `""` for a quote. */
function cellsOf(line: string, separator: string): readonly string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const [index, character] of Array.from(line).entries()) {
    if (character === '"') {
      isQuoted = !isQuoted;
      if (isQuoted && line[index - 1] === '"') cell += character;
    } else if (character === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  return [...cells, cell.trim()];
}

const columns = ['name', 'cas', 'concentration', 'hazards'] as const;

export type CsvRow = Readonly<Record<(typeof columns)[number], string>>;

/**
 * Rows of a table with the columns name, cas, concentration and hazards in any order, parted by comma, semicolon or tab.
 * `cas` and `hazards` may be absent. Throws an InputError naming the line.
 */
export function readCsv(text: string): readonly CsvRow[] {
  const lines = text
    .replace(/^\uFEFF/u, '')
    .split(/\r?\n/)
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '');
  const [head, ...rest] = lines;
  const separator = separators.find((candidate) => head?.line.includes(candidate)) ?? ',';
  const titles = cellsOf(head?.line ?? '', separator).map((title) => title.toLowerCase());
  checkTitles(titles);
  return rest.map(({ line, number }) => {
    const cells = cellsOf(line, separator);
    if (cells.length > titles.length) {
      throw new InputError(
        `line ${number}: ${cells.length} cells for ${titles.length} columns; quote a cell that holds “${separator}”`,
      );
    }
    const at = (title: string) => cells[titles.indexOf(title)] ?? '';
    return { name: at('name'), cas: at('cas'), concentration: at('concentration'), hazards: at('hazards') };
  });
}

function checkTitles(titles: readonly string[]): void {
  const strange = titles.find((title) => !columns.some((column) => column === title));
  if (strange !== undefined)
    throw new InputError(`line 1: there is no column “${strange}”; known are ${columns.join(', ')}`);
  for (const needed of ['name', 'concentration']) {
    if (!titles.includes(needed)) throw new InputError(`line 1: the column “${needed}” is missing`);
  }
}
