/** What a column asks for, in points, padding included. */
export type ColumnDemand = {
  /** The widest word: below it words have to be broken. */
  readonly min: number;
  /** The widest cell on one line: above it the column gains nothing. */
  readonly full: number;
  /** The share the author of the table had in mind. */
  readonly share: number;
};

/** Divides a width among columns: no word is broken while there is room, and no column is given more than it can use. */
export function divideWidth(total: number, demands: readonly ColumnDemand[]): readonly number[] {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const shares = sum(demands.map(({ share }) => share));
  const min = sum(demands.map((demand) => demand.min));
  if (min >= total) return capped(total, demands);
  const full = sum(demands.map((demand) => demand.full));
  if (full <= total) return demands.map((demand) => demand.full + ((total - full) * demand.share) / shares);
  return clamped(total, demands);
}

/** The widest demands give way first, down to one common cap. */
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

/** Each column has one width factor of its share, kept between its least and its full demand; found by bisection. */
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
