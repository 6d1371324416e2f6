/** `(contains X)` or `(contains X and Y)`; empty if there are no names. */
export const nosText = (names: readonly string[]): string =>
  names.length === 0 ? '' : `(contains ${names.join(' and ')})`;
