/** The widths that a column needs, in points, padding included. */
export type ColumnDemand = {
  /** Width of the widest word; in a narrower column words must be broken. */
  readonly min: number;
  /** Width of the widest cell on one line; a wider column gains nothing. */
  readonly full: number;
  /** The proportion that the author of the table intended. */
  readonly share: number;
};

/** Divides a width among columns. Breaks no word while there is room, and gives no column more than it can use. */
export function divideWidth(total: number, demands: readonly ColumnDemand[]): readonly number[] {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const shares = sum(demands.map(({ share }) => share));
  const min = sum(demands.map((demand) => demand.min));
  if (min >= total) return capped(total, demands);
  const full = sum(demands.map((demand) => demand.full));
  if (full <= total) return demands.map((demand) => demand.full + ((total - full) * demand.share) / shares);
  return clamped(total, demands);
}

/** Reduces the widest minimum widths to one common limit. */
function capped(total: number, demands: readonly ColumnDemand[]): readonly number[] {
  const ascending = demands.map(({ min }) => min).sort((a, b) => a - b);
  let left = total;
  let cap = 0;
  for (const [index, min] of ascending.entries()) {
    cap = left / (ascending.length - index);
    if (min > cap) break;
    left -= min;
  }
  return demands.map(({ min }) => Math.min(min, cap));
}

/**
 * Scales all columns' proportions by one factor, found by bisection; each width stays between its minimum and its full
 * width.
 */
function clamped(total: number, demands: readonly ColumnDemand[]): readonly number[] {
  const widths = (factor: number) =>
    demands.map(({ min, full, share }) => Math.max(min, Math.min(full, factor * share)));
  const sum = (factor: number) => widths(factor).reduce((all, width) => all + width, 0);
  let low = 0;
  let high = total * 1000;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (sum(middle) > total) high = middle;
    else low = middle;
  }
  return widths(low);
}
