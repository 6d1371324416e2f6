const none = Number.POSITIVE_INFINITY;

/** Maximum number of letters compared. */
const maxColumns = 128;

/** Three rows of the table, reused by each comparison, because one search makes thousands. */
const tables = [0, 1, 2].map(() => new Uint8Array(maxColumns + 1));

type Compared = { readonly text: string; readonly start: number; readonly limit: number };

type Cell = { readonly row: number; readonly column: number };

/** True if the last two letters are swapped. */
const isSwapped = (key: string, { text, start }: Compared, { row, column }: Cell): boolean =>
  row > 1 &&
  column > 1 &&
  key.charCodeAt(row - 2) === text.charCodeAt(start + column - 1) &&
  key.charCodeAt(row - 1) === text.charCodeAt(start + column - 2);

/** Fills a row of the table and returns its lowest cost. */
function fillRow(key: string, compared: Compared, filled: Filled): number {
  const { row, columns, rows } = filled;
  const [beforeLast, last, current] = rows;
  const { text, start } = compared;
  const letter = key.charCodeAt(row - 1);
  current[0] = row;
  let least = row;
  for (let column = 1; column <= columns; column += 1) {
    const change = letter === text.charCodeAt(start + column - 1) ? 0 : 1;
    const at = (cells: Uint8Array, place: number) => cells[place] ?? 0;
    let cost = Math.min(at(last, column - 1) + change, at(last, column) + 1, at(current, column - 1) + 1);
    if (isSwapped(key, compared, { row, column })) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
    current[column] = cost;
    least = Math.min(least, cost);
  }
  return least;
}

/** The row to fill, and the rows of the table: the second last, the last and the current one. */
type Filled = { readonly row: number; readonly columns: number; readonly rows: Rows };

type Rows = readonly [beforeLast: Uint8Array, last: Uint8Array, current: Uint8Array];

/**
 * Number of insertions, deletions, changes and swaps of neighbours that turn `key` into the beginning of `text` from
 * `start`, and into the whole rest (`whole`). Infinity if more than `limit` or if the key is too long.
 */
export function editsBetween(key: string, compared: Compared): { readonly beginning: number; readonly whole: number } {
  const { text, start, limit } = compared;
  const columns = Math.min(text.length - start, key.length + limit);
  let [beforeLast, last, current] = tables;
  if (columns > maxColumns || !beforeLast || !last || !current) return { beginning: none, whole: none };
  for (let column = 0; column <= columns; column += 1) last[column] = column;
  for (let row = 1; row <= key.length; row += 1) {
    if (fillRow(key, compared, { row, columns, rows: [beforeLast, last, current] }) > limit)
      return { beginning: none, whole: none };
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  const within = (edits: number) => (edits <= limit ? edits : none);
  return {
    beginning: within(Math.min(...last.subarray(0, columns + 1))),
    whole: columns === text.length - start ? within(last[columns] ?? none) : none,
  };
}
