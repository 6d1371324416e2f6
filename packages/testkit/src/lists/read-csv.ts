const cell = /"((?:[^"]|"")*)"(,|\r?\n|$)|([^",\r\n]*)(,|\r?\n|$)/y;

type Cell = { readonly text: string; readonly isLast: boolean };

/** The cells of a text with commas between them, each with whether its row ends there. Throws on a quote without its other. */
function cellsOf(text: string): readonly Cell[] {
  const cells: Cell[] = [];
  cell.lastIndex = 0;
  while (cell.lastIndex < text.length) {
    const place = cell.lastIndex;
    const [, quoted, afterQuoted, bare = '', afterBare] = cell.exec(text) ?? [];
    const end = afterQuoted ?? afterBare;
    if (end === undefined) throw new Error(`not readable at character ${place}`);
    cells.push({ text: quoted?.replaceAll('""', '"') ?? bare, isLast: end !== ',' });
  }
  return cells;
}

/** The rows of a text with commas between its cells, by the names in its first row. A row of another length throws. */
export function readCsv(text: string): readonly Readonly<Record<string, string>>[] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const { text: content, isLast } of cellsOf(text)) {
    row.push(content);
    if (!isLast) continue;
    rows.push(row);
    row = [];
  }
  const [head = [], ...body] = rows;
  return body.map((cells, index) => {
    if (cells.length !== head.length) throw new Error(`row ${index + 2}: ${cells.length} cells, not ${head.length}`);
    return Object.fromEntries(head.map((name, place) => [name, cells[place] ?? '']));
  });
}
