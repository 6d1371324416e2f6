import { currency } from '@gosds/phrases/currency';
import type { ErChoice } from '@gosds/contract/checkout/er-choice';
import type { PriceBreakdown, PriceLine } from '@gosds/contract/checkout/price-breakdown';
import { policy } from '../policy.ts';
import { amountOf, type LineKind, type LinePrice, type SheetKind } from './order-line.ts';
import type { ReportTerms } from '../galleria/report.ts';
import type { PriceList } from './price-list.ts';
import { percentOf, priceRules } from './price-rules.ts';

export type BuyerTerms = {
  /** Applies to the sheet or report, never to the emergency-response add-on. */
  readonly discountPercent: number;
  /** ISO date of the last day; null if it never ends. */
  readonly discountUpTo: string | null;
  readonly isInternal: boolean;
};

export type PriceQuestion = {
  /** True if a chemist authors the sheet. Such a sheet has no lower price for further languages. */
  readonly isByChemist?: boolean;
  readonly terms: BuyerTerms;
  /** 1 for the first language of a sheet, 2 and more for further languages. */
  readonly languageNumber: number;
  readonly goEr: ErChoice;
  /** Discount of a promo code on the sheet or report, in per cent; 0 without a code. */
  readonly promoPercent: number;
  /** ISO date of the quote. */
  readonly today: string;
};

export type PricedLine = { readonly kind: LineKind; readonly price: LinePrice };

export const sheetKindOf = (languageNumber: number): SheetKind =>
  languageNumber === 1 ? 'own-sheet' : 'further-language';

const kindsOf = ({ languageNumber, goEr, isByChemist }: PriceQuestion): readonly LineKind[] => [
  isByChemist ? 'chemist-sheet' : sheetKindOf(languageNumber),
  ...(goEr === '' ? [] : [`er-${goEr}` as const]),
];

/** The priced lines of an order: the sheet in one language, then its add-on. */
export function priceLines(list: PriceList, question: PriceQuestion): readonly PricedLine[] {
  const kinds = kindsOf(question);
  return waive(
    list,
    kinds.map((kind) => ({ kind, price: priceOf(list, question, kind) })),
  );
}

type Reductions = Pick<PriceQuestion, 'terms' | 'promoPercent' | 'today'> & { readonly report?: ReportTerms };

/** The priced line of an order for a report of the search module. */
export function priceReport(list: PriceList, question: Required<Reductions>): PricedLine {
  const kind = 'search-report';
  const [line] = waive(list, [{ kind, price: priceOf(list, question, kind) }]);
  if (!line) throw new Error('A report has no price.');
  return line;
}

function priceOf(list: PriceList, { terms, promoPercent, today, report }: Reductions, kind: LineKind): LinePrice {
  const { code, listMinor, isReducible } = priceRules[kind](list, { isInternal: terms.isInternal, report });
  const discountPercent = isReducible ? discountOn(terms, today) : 0;
  const price = {
    code,
    listMinor,
    discountPercent,
    discountUpTo: discountPercent > 0 ? terms.discountUpTo : null,
    discountMinor: percentOf(listMinor, discountPercent),
    promoMinor: 0,
    // The price is the amount charged. If a tax applies, its part of that amount goes here.
    taxPercent: policy.sale.taxPercent,
    taxMinor: 0,
  };
  return takesPromo(price) ? { ...price, promoMinor: percentOf(amountOf(price), promoPercent) } : price;
}

const promoCodes: ReadonlySet<LinePrice['code']> = new Set([
  ...(['first-language', 'further-language'] as const),
  ...(['search-all', 'search-industries', 'search-lists'] as const),
]);

/** True if a promo code applies: sheets and reports, but not at an internal price or below `promoFromMinor`. */
export const takesPromo = ({ code, listMinor, discountMinor }: LinePrice): boolean =>
  promoCodes.has(code) && listMinor - discountMinor >= policy.prices.promoFromMinor;

/** Makes an order of one line free if it costs less than the provider's smallest charge. */
function waive(list: PriceList, lines: readonly PricedLine[]): readonly PricedLine[] {
  if (lines.length > 1) return lines;
  return lines.map(({ kind, price }) => {
    const amount = amountOf(price);
    const waivedMinor = amount < list.smallestChargeMinor ? amount : 0;
    return { kind, price: { ...price, discountMinor: price.discountMinor + waivedMinor } };
  });
}

function discountOn({ discountPercent, discountUpTo }: BuyerTerms, today: string): number {
  const isOver = discountUpTo !== null && today > discountUpTo;
  return isOver ? 0 : Math.min(100, Math.max(0, discountPercent));
}

/** Total of the lines, in minor units. */
export const totalOf = (prices: readonly LinePrice[]): number =>
  prices.reduce((total, price) => total + amountOf(price), 0);

/** The price of an order, itemised for the buyer. */
export function breakdownOf(prices: readonly LinePrice[]): PriceBreakdown {
  const discounted = prices.find(({ discountPercent }) => discountPercent > 0);
  return {
    currency,
    lines: prices.flatMap(linesOf),
    discountPercent: discounted?.discountPercent ?? 0,
    discountUpTo: discounted?.discountUpTo ?? null,
    totalMinor: totalOf(prices),
  };
}

function linesOf({ code, listMinor, discountMinor, promoMinor }: LinePrice): readonly PriceLine[] {
  return [
    { code, amountMinor: listMinor },
    ...(discountMinor > 0 ? [{ code: 'discount' as const, amountMinor: -discountMinor }] : []),
    ...(promoMinor > 0 ? [{ code: 'promo' as const, amountMinor: -promoMinor }] : []),
  ];
}

/** The price of one sheet in one language, by the price list and the rules in `docs/decisions`. */
export const priceOrder = (list: PriceList, question: PriceQuestion): PriceBreakdown =>
  breakdownOf(priceLines(list, question).map(({ price }) => price));
