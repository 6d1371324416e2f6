import type { LineKind, PriceCode } from './order-line.ts';
import { policy } from '../policy.ts';
import type { ReportTerms } from '../galleria/report.ts';
import type { PriceList } from './price-list.ts';

/** What the price of a line depends on, apart from its kind. */
type LineTerms = { readonly isInternal: boolean; readonly report?: ReportTerms | undefined };

type ListedPrice = {
  readonly code: PriceCode;
  /** Minor units, before deductions. */
  readonly listMinor: number;
  /** True if discounts and promo codes of the buyer apply. */
  readonly isReducible: boolean;
};

type PriceRule = (list: PriceList, terms: LineTerms) => ListedPrice;

/** Price of a further language of a sheet, in minor units. */
export const furtherLanguageMinor = (list: PriceList): number =>
  percentOf(list.firstLanguageMinor, list.furtherLanguagePercent);

const sheetRule =
  (code: PriceCode, minorOf: (list: PriceList) => number): PriceRule =>
  (list, { isInternal }) =>
    isInternal
      ? { code: 'internal', listMinor: list.internalUserMinor, isReducible: false }
      : { code, listMinor: minorOf(list), isReducible: true };

/** Price for all lists, per industry, or one price if no industry is chosen (decision 0102). */
const reportRule: PriceRule = (list, { report }) => {
  const priced = (code: PriceCode, listMinor: number) => ({ code, listMinor, isReducible: true });
  if (report?.scope === 'industries' && report.industries < policy.galleria.industriesBelow)
    return priced('search-industries', report.industries * list.galleriaIndustryMinor);
  if (report === undefined || report.scope === 'no-industries') return priced('search-lists', list.galleriaMinor);
  return priced('search-all', list.galleriaAllMinor);
};

/** The price rule of each kind of line, decisions section 4. */
export const priceRules: Readonly<Record<LineKind, PriceRule>> = {
  'own-sheet': sheetRule('first-language', ({ firstLanguageMinor }) => firstLanguageMinor),
  'further-language': sheetRule('further-language', furtherLanguageMinor),
  'chemist-sheet': sheetRule('chemist-sheet', ({ firstLanguageMinor }) => firstLanguageMinor),
  'er-subscription': ({ erSubscriptionMinor: listMinor }) => ({
    code: 'er-subscription',
    listMinor,
    isReducible: false,
  }),
  'er-single': ({ erSingleMinor: listMinor }) => ({ code: 'er-single', listMinor, isReducible: false }),
  'search-report': reportRule,
};

/** Rounds half a cent up. Uses two decimals of the percentage. */
export function percentOf(amountMinor: number, percent: number): number {
  return Math.round((amountMinor * Math.round(percent * 100)) / 10_000);
}
