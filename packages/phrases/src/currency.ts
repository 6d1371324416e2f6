/**
 * Every price is in this currency, by its ISO 4217 code in lower case. It must have two decimals: amounts are whole
 * minor units, such as cents.
 */
export const currency = 'usd' as const;

export type Currency = typeof currency;

/** The code as screens, mails and invoices show it. */
export const currencyCode = currency.toUpperCase();

/** An amount as a number with two decimals, such as `85.50`. */
export const amountText = (minor: number): string => (minor / 100).toFixed(2);

/** An amount with its currency for logs and test pages, such as `USD 85.50`. */
export const moneyText = (minor: number): string => `${currencyCode} ${amountText(minor)}`;

const signed = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: currencyCode,
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
});

/** A whole amount with code and sign, as the specification writes `USD $40`. */
export const signedPrice = (minor: number): string => `${currencyCode} ${signed.format(minor / 100)}`;

/** CLDR puts a non-breaking space between the code and the number; screens may break there. */
const fixedSpace = /\u00a0/g;

/**
 * Formats minor units in a BCP 47 locale, such as `USD 85.50`. `code`: of an amount that was paid in another currency;
 * `decimals: 0` for whole amounts.
 */
export function moneyFormat(locale: string, options: { readonly code?: string; readonly decimals?: 0 | 2 } = {}) {
  const { code = currencyCode, decimals = 2 } = options;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'code',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return (minor: number): string => format.format(minor / 100).replaceAll(fixedSpace, ' ');
}
