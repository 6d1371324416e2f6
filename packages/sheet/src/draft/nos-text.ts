/** `(contains X)` or `(contains X and Y)`; empty without names. */
export const nosText = (names: readonly string[]): string =>
  names.length === 0 ? '' : `(contains ${names.join(' and ')})`;
