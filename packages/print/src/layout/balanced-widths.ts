/** A table as the widths of its unbreakable stretches of text, for each cell of each row. */
export type TableText = {
  /** In points: row, cell, stretch. */
  readonly rows: readonly (readonly (readonly number[])[])[];
  /** Minimum width of each column, padding included. */
  readonly min: readonly number[];
  readonly padding: number;
  readonly space: number;
};

/** Points. A large step escapes divisions that a small step cannot improve. */
const steps = [48, 24, 12, 6];
const maxMoves = 60;
/** Part of a line that may be filled: letters may be set slightly wider than measured. */
const safetyMargin = 0.98;

/** Moves width between columns as long as the table gets shorter. */
export function balanceWidths(start: readonly number[], table: TableText): readonly number[] {
  const count = lineCounter(table);
  let best: Division = { widths: start, lines: count(start) };
  for (const step of steps) {
    for (let move = 0; move < maxMoves; move++) {
      const better = bestMove(best.widths, { step, min: table.min, count });
      if (better.lines >= best.lines) break;
      best = better;
    }
  }
  return best.widths;
}

type Division = { readonly widths: readonly number[]; readonly lines: number };

type Move = {
  readonly step: number;
  readonly min: readonly number[];
  readonly count: (widths: readonly number[]) => number;
};

function bestMove(widths: readonly number[], { step, min, count }: Move): Division {
  let best: Division = { widths, lines: Infinity };
  for (const [from, width] of widths.entries()) {
    if (width - step < (min[from] ?? 0)) continue;
    for (const to of widths.keys()) {
      if (to === from) continue;
      const moved = widths.map((each, column) => each + (column === to ? step : 0) - (column === from ? step : 0));
      const lines = count(moved);
      if (lines < best.lines) best = { widths: moved, lines };
    }
  }
  return best;
}

/** Counts the lines of the whole table. Remembers the line counts of a column at a width. */
function lineCounter({ rows, padding, space }: TableText): Move['count'] {
  const known = new Map<string, readonly number[]>();
  const columnLines = (column: number, width: number) => {
    const key = `${column} ${width.toFixed(2)}`;
    const found =
      known.get(key) ??
      rows.map((row) => wrappedLines(row[column] ?? [], { room: (width - padding) * safetyMargin, space }));
    known.set(key, found);
    return found;
  };
  return (widths) => {
    const columns = widths.map((width, column) => columnLines(column, width));
    return rows.reduce((all, _, row) => all + Math.max(1, ...columns.map((lines) => lines[row] ?? 1)), 0);
  };
}

/** Number of lines for the stretches if each line is filled before the next. */
export function wrappedLines(stretches: readonly number[], { room, space }: { room: number; space: number }): number {
  let lines = 1;
  let used = -space;
  for (const width of stretches) {
    if (used + space + width <= room || used < 0) {
      used += space + width;
    } else {
      lines += 1;
      used = width;
    }
    if (width > room) lines += Math.ceil(width / room) - 1;
  }
  return lines;
}
