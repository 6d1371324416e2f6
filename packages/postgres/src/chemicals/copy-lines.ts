/** A value in a `COPY` row. */
export type Cell = string | number | boolean | null;

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const cellText = (cell: Cell): string =>
  cell === null ? '\\N' : String(cell).replaceAll(/[\\\n\r\t]/g, (sign) => escapes[sign] ?? sign);

/** The lines of `COPY`, in chunks. */
export async function* linesOf(
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): AsyncGenerator<string> {
  let lines: string[] = [];
  for await (const row of rows) {
    lines.push(row.map(cellText).join('\t'));
    if (lines.length < 2_000) continue;
    yield `${lines.join('\n')}\n`;
    lines = [];
  }
  if (lines.length > 0) yield `${lines.join('\n')}\n`;
}
