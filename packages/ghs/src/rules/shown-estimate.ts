/**
 * The bound at which an estimate is no longer shown: ten times the upper end of the last category. Beyond it the sum
 * tells of traces alone, and its figure (5 000 000 mg/kg) would look like a measured one. Undefined below it.
 */
export function boundOfEstimate(ate: number, bands: readonly number[]): number | undefined {
  const bound = 10 * (bands.at(-1) ?? Infinity);
  return ate > bound ? bound : undefined;
}
