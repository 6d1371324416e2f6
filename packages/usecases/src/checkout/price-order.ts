import type { ErChoice } from '@gosds/contract/checkout/er-choice';
import type { PriceBreakdown, PriceLine } from '@gosds/contract/checkout/price-breakdown';
import { policy } from '../policy.ts';
import { amountOf, type LineKind, type LinePrice, type SheetKind } from './order-line.ts';
import type { ReportTerms } from '../galleria/report.ts';
import type { PriceList } from './price-list.ts';
import { percentOf, priceRules } from './price-rules.ts';

export type BuyerTerms = {
  /** Of the price of the sheet or report, never of the emergency-response add-on. */
  readonly discountPercent: number;
  /** ISO date of the last day; null: no end. */
  readonly discountUpTo: string | null;
  readonly isInternal: boolean;
};

export type PriceQuestion = {
  /** Whether a chemist authors the sheet; its price knows no further languages. */
  readonly isByChemist?: boolean;
  readonly terms: BuyerTerms;
  /** 1 for the first language of a sheet, 2 and up for further ones. */
  readonly languageNumber: number;
  readonly goEr: ErChoice;
  /** What a promo code takes off the sheet; 0 without one. */
  readonly promoPercent: number;
  /** ISO date on which the price is asked. */
  readonly today: string;
};

export type PricedLine = { readonly kind: LineKind; readonly price: LinePrice };

export const sheetKindOf = (languageNumber: number): SheetKind =>
  languageNumber === 1 ? 'own-sheet' : 'further-language';

const kindsOf = ({ languageNumber, goEr, isByChemist }: PriceQuestion): readonly LineKind[] => [
  isByChemist ? 'chemist-sheet' : sheetKindOf(languageNumber),
  ...(goEr === '' ? [] : [`er-${goEr}` as const]),
];

/** The lines of an order with what they cost: the sheet in one language, then its add-on. */
export function priceLines(list: PriceList, question: PriceQuestion): readonly PricedLine[] {
  const kinds = kindsOf(question);
  return waive(
    list,
    kinds.map((kind) => ({ kind, price: priceOf(list, question, kind) })),
  );
}

type Reductions = Pick<PriceQuestion, 'terms' | 'promoPercent' | 'today'> & { readonly report?: ReportTerms };

/** The line of an order for a report of the search module. */
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
    // The price is what is charged; with a tax, its share of the amount comes here.
    taxPercent: policy.sale.taxPercent,
    taxMinor: 0,
  };
  return takesPromo(price) ? { ...price, promoMinor: percentOf(amountOf(price), promoPercent) } : price;
}

const promoCodes: ReadonlySet<LinePrice['code']> = new Set([
  ...(['first-language', 'further-language'] as const),
  ...(['search-all', 'search-industries', 'search-lists'] as const),
]);

/** Sheets and reports take a promo code, but not at an internal price, nor where little is left to pay. */
export const takesPromo = ({ code, listMinor, discountMinor }: LinePrice): boolean =>
  promoCodes.has(code) && listMinor - discountMinor >= policy.prices.promoFromMinor;

/** An order of one line that costs less than any provider charges costs nothing. */
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

/** What lines cost together, US cents. */
export const totalOf = (prices: readonly LinePrice[]): number =>
  prices.reduce((total, price) => total + amountOf(price), 0);

/** How the price of an order came about, as the buyer reads it. */
export function breakdownOf(prices: readonly LinePrice[]): PriceBreakdown {
  const discounted = prices.find(({ discountPercent }) => discountPercent > 0);
  return {
    currency: 'usd',
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

/** The price of one sheet in one language, as `docs/decisions` and the price list give it. */
export const priceOrder = (list: PriceList, question: PriceQuestion): PriceBreakdown =>
  breakdownOf(priceLines(list, question).map(({ price }) => price));
