const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0, useGrouping: false });
const exact = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, useGrouping: false });

/** US cents as the specification writes prices: `USD 455`, `USD 1706.25`. */
export const usd = (cents: number): string =>
  `USD ${cents % 100 === 0 ? whole.format(cents / 100) : exact.format(cents / 100)}`;
