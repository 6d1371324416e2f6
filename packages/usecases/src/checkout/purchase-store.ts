import type { PurchaseSearch } from '@gosds/contract/accounts/my-account-search';
import type { PaymentMethod } from './order.ts';

type PaidOrder = {
  readonly id: string;
  readonly cwOrderId: string;
  /** Of the product, or of the chemical of a report. */
  readonly productName: string;
  /** e.g. `CW100001`. */
  readonly cwNumber: string;
  readonly paidAt: Date;
  /** US cents; null where another member of the team paid, and only an owner of the team may see it. */
  readonly amountMinor: number | null;
  /** What was given back of it, US cents. */
  readonly refundedMinor: number;
  /** Refunds that have a credit note, the oldest first. */
  readonly creditNotes: readonly string[];
  readonly paidBy: PaymentMethod;
  /** The other member of the team who bought it; null of an own order. */
  readonly boughtBy: string | null;
};

/** A paid order of a sheet, as its buyer finds it again. */
export type Purchase = PaidOrder & {
  readonly companyName: string;
  readonly country: string;
  readonly language: string;
  readonly hasEr: boolean;
  /** In section 1.4 of the sheet; null where it names none. */
  readonly emergencyNumber: string | null;
  /** Of a sheet by a chemist that is not signed yet: when it is due, and whether the chemist waits for an answer; else null. */
  readonly awaited: { readonly dueAt: Date; readonly isAsked: boolean } | null;
  /** Null where the draft was deleted. */
  readonly draftId: string | null;
  /** Changes that touch the sheet, and of which the user has not marked the notice as read. */
  readonly unreadChanges: number;
};

/** A paid order of a report. */
export type ReportPurchase = PaidOrder & {
  /** Number of data points. */
  readonly points: number;
  /** ISO date. */
  readonly readOn: string;
};

type Asked = Omit<PurchaseSearch, 'tab'>;
type Page<Found> = Promise<{ readonly found: readonly Found[]; readonly count: number }>;

/** The paid orders of one user, ten a page. */
export type PurchaseStore = {
  search(userId: string, search: Asked): Page<Purchase>;
  searchReports(userId: string, search: Asked): Page<ReportPurchase>;
  /** Whether the user has the invoices of the order: it is an own one, or of a team that the user owns. */
  hasPapers(order: { readonly orderId: string; readonly userId: string }): Promise<boolean>;
};
