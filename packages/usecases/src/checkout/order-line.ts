import type { PriceLine } from '@gosds/contract/checkout/price-breakdown';

/**
 * What an order can consist of. A new kind is a name here, a rule in `price-rules.ts` and a deliverer in `deliver-order.ts`: the
 * compiler asks for both.
 */
export const lineKinds = [
  'own-sheet',
  'further-language',
  'chemist-sheet',
  'er-subscription',
  'er-single',
  'search-report',
] as const;

export type LineKind = (typeof lineKinds)[number];
export type SheetKind = 'own-sheet' | 'further-language';
export type ErKind = 'er-subscription' | 'er-single';

/** By which rule a line is priced: mostly that of its kind. */
export const priceCodes = [
  'first-language',
  'further-language',
  'chemist-sheet',
  'internal',
  'er-subscription',
  'er-single',
  'search-all',
  'search-industries',
  'search-lists',
] as const satisfies readonly PriceLine['code'][];

export type PriceCode = (typeof priceCodes)[number];

/** A price as the server stamps it when an attempt to pay starts; US cents. */
export type LinePrice = {
  readonly code: PriceCode;
  /** Before anything is taken off. */
  readonly listMinor: number;
  /** 0 where none applies. */
  readonly discountPercent: number;
  /** ISO date of the last day of the discount; null where none applies or it has no end. */
  readonly discountUpTo: string | null;
  /** Taken off by the discount, and what is waived because no provider charges so little. */
  readonly discountMinor: number;
  /** Taken off by a promo code. */
  readonly promoMinor: number;
  readonly taxPercent: number;
  /** Tax in the amount, not on top of it. */
  readonly taxMinor: number;
};

type Line<K extends LineKind> = {
  readonly kind: K;
  /** The product that it is for. */
  readonly draftId: string;
  readonly productName: string;
  /** Null until an attempt to pay starts. */
  readonly price: LinePrice | null;
};

/** A sheet in one language; what it delivers is the document. */
export type SheetLine = Line<SheetKind> & {
  readonly documentId: string;
  readonly country: string;
  readonly language: string;
};

/** An emergency-response service; what it delivers is granted when it is paid. */
export type ErLine = Line<ErKind>;

/** A sheet that a chemist authors. What it delivers is a task; the document is there once that is signed. */
export type ChemistLine = Line<'chemist-sheet'> & { readonly country: string; readonly language: string };

/** A report of the search module; what it delivers are its data points, which stand with the order. `productName` is the chemical's. */
export type ReportLine = Omit<Line<'search-report'>, 'draftId'>;

export type OrderLine = SheetLine | ChemistLine | ErLine | ReportLine;

export const isSheetLine = (line: OrderLine): line is SheetLine =>
  line.kind === 'own-sheet' || line.kind === 'further-language';

/** What a line costs, US cents. */
export const amountOf = ({ listMinor, discountMinor, promoMinor }: LinePrice): number =>
  listMinor - discountMinor - promoMinor;
