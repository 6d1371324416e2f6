const none = Number.POSITIVE_INFINITY;

/** Letters of a text that are compared at most. */
const maxColumns = 128;

/** Three rows of the table, used again by each comparison, since thousands are made for one search. */
const tables = [0, 1, 2].map(() => new Uint8Array(maxColumns + 1));

type Compared = { readonly text: string; readonly start: number; readonly limit: number };

type Cell = { readonly row: number; readonly column: number };

/** True where the last two letters stand the other way round. */
const isSwapped = (key: string, { text, start }: Compared, { row, column }: Cell): boolean =>
  row > 1 &&
  column > 1 &&
  key.charCodeAt(row - 2) === text.charCodeAt(start + column - 1) &&
  key.charCodeAt(row - 1) === text.charCodeAt(start + column - 2);

/** The least cost of a row of the table. */
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

/** The row to fill, and the rows of the table: that before the last, the last and itself. */
type Filled = { readonly row: number; readonly columns: number; readonly rows: Rows };

type Rows = readonly [beforeLast: Uint8Array, last: Uint8Array, current: Uint8Array];

/**
 * How many letters must be put in, left out, changed or swapped with the next so that `key` becomes the beginning of `text` from
 * `start` on; `whole` so that it becomes all that follows. Infinity where it takes more than `limit`, or the key is very long.
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
