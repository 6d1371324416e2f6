import type { ErChoice } from '@gosds/contract/checkout/er-choice';
import type { PriceBreakdown, PriceLine } from '@gosds/contract/checkout/price-breakdown';
import type { PriceList } from './price-list.ts';

export type BuyerTerms = {
  /** Of the sheet's price, never of the emergency-response add-on. */
  readonly discountPercent: number;
  /** ISO date of the last day; null: no end. */
  readonly discountUpTo: string | null;
  readonly isInternal: boolean;
};

export type PriceQuestion = {
  readonly terms: BuyerTerms;
  /** 1 for the first language of a sheet, 2 and up for further ones. */
  readonly languageNumber: number;
  readonly goEr: ErChoice;
  /** ISO date on which the price is asked. */
  readonly today: string;
};

/** What a further language of a sheet costs, US cents. */
export const furtherLanguageMinor = (list: PriceList): number =>
  percentOf(list.firstLanguageMinor, list.furtherLanguagePercent);

/** The price of one sheet in one language, as `docs/decisions` and the price list give it. */
export function priceOrder(list: PriceList, question: PriceQuestion): PriceBreakdown {
  const base = sheetLine(list, question);
  const discountPercent = base.code === 'internal' ? 0 : discountOn(question.terms, question.today);
  const discountMinor = percentOf(base.amountMinor, discountPercent);
  const discounted = base.amountMinor - discountMinor;
  const er = erLines(list, question.goEr);
  const waived = er.length === 0 && discounted < list.smallestChargeMinor ? discounted : 0;
  const off = discountMinor + waived;
  const lines: readonly PriceLine[] = [
    base,
    ...(off > 0 ? [{ code: 'discount' as const, amountMinor: -off }] : []),
    ...er,
  ];
  return {
    currency: 'usd',
    lines: [...lines],
    discountPercent,
    discountUpTo: discountPercent > 0 ? question.terms.discountUpTo : null,
    totalMinor: lines.reduce((total, { amountMinor }) => total + amountMinor, 0),
  };
}

function sheetLine(list: PriceList, { terms, languageNumber }: PriceQuestion): PriceLine {
  if (terms.isInternal) return { code: 'internal', amountMinor: list.internalUserMinor };
  if (languageNumber === 1) return { code: 'first-language', amountMinor: list.firstLanguageMinor };
  return { code: 'further-language', amountMinor: furtherLanguageMinor(list) };
}

/** Half a cent is rounded up. Percent counts to two decimals. */
function percentOf(amountMinor: number, percent: number): number {
  return Math.round((amountMinor * Math.round(percent * 100)) / 10_000);
}

function discountOn({ discountPercent, discountUpTo }: BuyerTerms, today: string): number {
  const isOver = discountUpTo !== null && today > discountUpTo;
  return isOver ? 0 : Math.min(100, Math.max(0, discountPercent));
}

function erLines(list: PriceList, goEr: ErChoice): readonly PriceLine[] {
  if (goEr === 'subscription') return [{ code: 'er-subscription', amountMinor: list.erSubscriptionMinor }];
  if (goEr === 'single') return [{ code: 'er-single', amountMinor: list.erSingleMinor }];
  return [];
}
