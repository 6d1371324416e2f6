import type { PriceLine } from '@gosds/contract/checkout/price-breakdown';

/**
 * The kinds of order lines. A new kind needs a name here, a rule in `price-rules.ts` and a deliverer in
 * `deliver-order.ts`; the compiler asks for both.
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

/** The rule that priced a line, usually the rule of the line's kind. */
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

/** The price that the server fixes when a payment attempt starts; in minor units. */
export type LinePrice = {
  readonly code: PriceCode;
  /** Price before deductions. */
  readonly listMinor: number;
  /** 0 if no discount applies. */
  readonly discountPercent: number;
  /** ISO date of the last day of the discount; null if no discount applies or it never ends. */
  readonly discountUpTo: string | null;
  /** Deducted by the discount, including an amount that is waived because it is below the provider's minimum charge. */
  readonly discountMinor: number;
  /** Deducted by a promo code. */
  readonly promoMinor: number;
  readonly taxPercent: number;
  /** Tax included in the amount. */
  readonly taxMinor: number;
};

type Line<K extends LineKind> = {
  readonly kind: K;
  /** The product that the line is for. */
  readonly draftId: string;
  readonly productName: string;
  /** Null until an attempt to pay starts. */
  readonly price: LinePrice | null;
};

/** A sheet in one language. Delivers the document. */
export type SheetLine = Line<SheetKind> & {
  readonly documentId: string;
  readonly country: string;
  readonly language: string;
};

/** An emergency-response service, granted on payment. */
export type ErLine = Line<ErKind>;

/** A sheet that a chemist authors. Delivers a task; the document exists once a chemist has signed it. */
export type ChemistLine = Line<'chemist-sheet'> & { readonly country: string; readonly language: string };

/**
 * A report of the search module. Delivers the data points stored with the order. `productName` is the chemical's name.
 */
export type ReportLine = Omit<Line<'search-report'>, 'draftId'>;

export type OrderLine = SheetLine | ChemistLine | ErLine | ReportLine;

export const isSheetLine = (line: OrderLine): line is SheetLine =>
  line.kind === 'own-sheet' || line.kind === 'further-language';

/** The amount due for a line, in minor units. */
export const amountOf = ({ listMinor, discountMinor, promoMinor }: LinePrice): number =>
  listMinor - discountMinor - promoMinor;
