/** Finds the row of a table for a package by its capacity in litres. The last row has no limit. */
export function byCapacity<Row extends { readonly upToLitres?: number }>(
  rows: readonly Row[],
  capacityLitres: number,
): Row {
  const found = rows.find(({ upToLitres = Number.POSITIVE_INFINITY }) => capacityLitres <= upToLitres);
  if (!found || !(capacityLitres > 0)) throw new RangeError(`not a capacity of a package: ${capacityLitres} l`);
  return found;
}
