const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/** US cents as a price: `USD 455`, `USD 1,706.25`. */
export const usd = (cents: number): string =>
  `USD ${cents % 100 === 0 ? whole.format(cents / 100) : exact.format(cents / 100)}`;
