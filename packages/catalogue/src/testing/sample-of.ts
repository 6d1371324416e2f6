/**
 * As many of the items as wanted, spread over all of them and the same ones each time: a test of thousands of records takes no longer
 * when the catalogue grows. What must hold of every record is checked by `npm run data`.
 */
export const sampleOf = <Item>(items: readonly Item[], wanted: number): readonly Item[] => {
  const step = Math.max(1, items.length / wanted);
  return items.filter((_, place) => Math.floor(place / step) !== Math.floor((place - 1) / step));
};
