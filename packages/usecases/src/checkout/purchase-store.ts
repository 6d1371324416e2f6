import type { PurchaseSearch } from '@gosds/contract/accounts/my-account-search';
import type { PaymentMethod } from './order.ts';

/** A paid order of a sheet, as its buyer finds it again. */
export type Purchase = {
  readonly id: string;
  readonly cwOrderId: string;
  readonly productName: string;
  readonly companyName: string;
  readonly country: string;
  readonly language: string;
  /** e.g. `CW100001`. */
  readonly cwNumber: string;
  readonly paidAt: Date;
  /** US cents. */
  readonly amountMinor: number;
  readonly paidBy: PaymentMethod;
  readonly hasEr: boolean;
  /** In section 1.4 of the sheet; null where it names none. */
  readonly emergencyNumber: string | null;
  /** Of a sheet by a chemist that is not signed yet: when it is due, and whether the chemist waits for an answer; else null. */
  readonly awaited: { readonly dueAt: Date; readonly isAsked: boolean } | null;
  /** Null where the draft was deleted. */
  readonly draftId: string | null;
};

export type PurchaseStore = {
  search(
    userId: string,
    search: PurchaseSearch,
  ): Promise<{ readonly found: readonly Purchase[]; readonly count: number }>;
};
