import type { PurchaseSearch } from '@gosds/contract/accounts/my-account-search';
import type { PaymentMethod } from './order.ts';

type PaidOrder = {
  readonly id: string;
  readonly cwOrderId: string;
  /** Name of the product, or of the chemical of a report. */
  readonly productName: string;
  /** e.g. `CW100001`. */
  readonly cwNumber: string;
  readonly paidAt: Date;
  /** Minor units. Null if another member of the team paid and the user does not own the team. */
  readonly amountMinor: number | null;
  /** Refunded amount, in minor units. */
  readonly refundedMinor: number;
  /** Ids of the refunds that have a credit note, oldest first. */
  readonly creditNotes: readonly string[];
  readonly paidBy: PaymentMethod;
  /** The other team member who bought it; null for the user's own order. */
  readonly boughtBy: string | null;
};

/** A paid order of a sheet, as listed for its buyer. */
export type Purchase = PaidOrder & {
  readonly companyName: string;
  readonly country: string;
  readonly language: string;
  readonly hasEr: boolean;
  /** Emergency number in section 1.4 of the sheet; null if the sheet names none. */
  readonly emergencyNumber: string | null;
  /**
   * For an unsigned sheet by a chemist: its due date, and whether the chemist waits for the buyer's answer. Else null.
   */
  readonly awaited: { readonly dueAt: Date; readonly isAsked: boolean } | null;
  /** Null if the draft was deleted. */
  readonly draftId: string | null;
  /** Number of changes that affect the sheet and that the user has not marked as read. */
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

/** The paid orders of one user, ten per page. */
export type PurchaseStore = {
  search(userId: string, search: Asked): Page<Purchase>;
  searchReports(userId: string, search: Asked): Page<ReportPurchase>;
  /**
   * True if the user may see the invoices of the order: it is the user's own, or belongs to a team that the user owns.
   */
  hasPapers(order: { readonly orderId: string; readonly userId: string }): Promise<boolean>;
};
