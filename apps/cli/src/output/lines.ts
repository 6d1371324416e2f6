/** Aligns the cells of rows in columns, each as wide as its widest cell; the last column is not padded. */
export function inColumns(rows: readonly (readonly string[])[], indent: string): readonly string[] {
  const widths = rows.reduce<readonly number[]>(
    (widest, row) => row.map((cell, at) => Math.max(cell.length, widest[at] ?? 0)),
    [],
  );
  return rows.map(
    (row) =>
      indent +
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
  );
}

/** A heading with its lines; empty if there are no lines. */
export const section = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [heading, ...lines];
