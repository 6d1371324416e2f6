import { amountText } from '@gosds/phrases/currency';
import { highestMinor, type SetPriceName, type SetPrices, setPriceNames } from '@gosds/contract/staff/set-prices';
import { minorIn } from './refund-form.ts';

/** The inputs: amounts, per cent, and the start in UTC as its input writes it. */
export type PriceForm = Readonly<Record<SetPriceName, string>> & { readonly begin: string };

export const isPercent = (name: SetPriceName): boolean => name === 'furtherLanguagePercent';

const textOf = (name: SetPriceName, value: number): string => (isPercent(name) ? String(value) : amountText(value));

const each = <T>(valueOf: (name: SetPriceName) => T): Readonly<Record<SetPriceName, T>> => ({
  firstLanguageMinor: valueOf('firstLanguageMinor'),
  furtherLanguagePercent: valueOf('furtherLanguagePercent'),
  internalUserMinor: valueOf('internalUserMinor'),
  erSubscriptionMinor: valueOf('erSubscriptionMinor'),
  erSingleMinor: valueOf('erSingleMinor'),
  galleriaAllMinor: valueOf('galleriaAllMinor'),
  galleriaIndustryMinor: valueOf('galleriaIndustryMinor'),
  galleriaMinor: valueOf('galleriaMinor'),
});

export const priceFormOf = (prices: SetPrices): PriceForm => ({
  ...each((name) => textOf(name, prices[name])),
  begin: '',
});

/** Undefined if the text is not a valid value of this price. */
function valueIn(name: SetPriceName, text: string, smallestMinor: number): number | undefined {
  if (isPercent(name)) return /^(?:100|\d{1,2})$/.test(text.trim()) ? Number(text) : undefined;
  const minor = minorIn(text);
  if (minor === undefined || minor > highestMinor) return undefined;
  return minor === 0 || minor >= smallestMinor ? minor : undefined;
}

/** The prices whose inputs are refused. */
export const priceFaults = (form: PriceForm, smallestMinor: number): readonly SetPriceName[] =>
  setPriceNames.filter((name) => valueIn(name, form[name], smallestMinor) === undefined);

/** The prices of a form without faults. */
export const pricesOf = (form: PriceForm): SetPrices => each((name) => valueIn(name, form[name], 0) ?? 0);

/** The start as ISO time; null means at once. */
export const beginOf = ({ begin }: PriceForm): string | null =>
  begin === '' ? null : new Date(`${begin}Z`).toISOString();
