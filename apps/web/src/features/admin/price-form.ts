import { highestMinor, type SetPriceName, type SetPrices, setPriceNames } from '@gosds/contract/staff/set-prices';
import { centsIn } from './refund-form.ts';

/** What stands in the inputs: amounts in US dollars, per cent, and the begin in UTC as its input has it. */
export type PriceForm = Readonly<Record<SetPriceName, string>> & { readonly begin: string };

export const isPercent = (name: SetPriceName): boolean => name === 'furtherLanguagePercent';

const textOf = (name: SetPriceName, value: number): string =>
  isPercent(name) ? String(value) : (value / 100).toFixed(2);

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

/** Undefined where the text is no value of this price. */
function valueIn(name: SetPriceName, text: string, smallestMinor: number): number | undefined {
  if (isPercent(name)) return /^(?:100|\d{1,2})$/.test(text.trim()) ? Number(text) : undefined;
  const cents = centsIn(text);
  if (cents === undefined || cents > highestMinor) return undefined;
  return cents === 0 || cents >= smallestMinor ? cents : undefined;
}

/** Prices whose inputs are refused. */
export const priceFaults = (form: PriceForm, smallestMinor: number): readonly SetPriceName[] =>
  setPriceNames.filter((name) => valueIn(name, form[name], smallestMinor) === undefined);

/** Of inputs without a fault. */
export const pricesOf = (form: PriceForm): SetPrices => each((name) => valueIn(name, form[name], 0) ?? 0);

/** The ISO time of the begin; null: at once. */
export const beginOf = ({ begin }: PriceForm): string | null =>
  begin === '' ? null : new Date(`${begin}Z`).toISOString();
