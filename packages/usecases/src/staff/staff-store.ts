import type { OverallTotals } from '@gosds/contract/staff/analytics';
import type { PromoRecord, UserCheck } from '@gosds/contract/staff/edit-users';
import type { StaffOrderSearch } from '@gosds/contract/staff/find-orders';
import type { PromoCodeQuestion, PromoCodeRecord } from '@gosds/contract/staff/promo-codes';
import type { FailedJob, KeptError } from '@gosds/contract/staff/operations';
import type { PaymentQuestion, PaymentRecord } from '@gosds/contract/staff/refunds';
import type { ActKind, StaffAct } from '@gosds/contract/staff/staff-acts';
import type { UserFlags } from '@gosds/contract/staff/staff-rights';
import type { KeptAnalyticsEvent } from '../analytics/analytics.ts';
import type { Discounts, User } from '../accounts/user-store.ts';
import type { PromoType } from '../checkout/promo-store.ts';

export type UserQuestion = { readonly text: string; readonly check: UserCheck; readonly offset: number };

export type UserPage = {
  readonly users: readonly User[];
  readonly promos: readonly PromoRecord[];
  readonly count: number;
};

export type CustomerOrder = {
  readonly id: string;
  /** Number that the customer quotes. */
  readonly cwOrderId: string;
  readonly userId: string;
  readonly email: string;
  readonly productName: string;
  readonly companyName: string;
  readonly country: string;
  readonly language: string;
  /** e.g. `CW100001`. */
  readonly cwNumber: string;
  readonly paidAt: Date;
};

export type OwnedPromo = { readonly ownerId: string; readonly type: PromoType };

export type NewAct = {
  readonly staffId: string;
  readonly kind: ActKind;
  /** Whose account it is about; null where it is about none. */
  readonly userId: string | null;
  readonly detail: StaffAct['detail'];
};

export type KeptPayment = Omit<PaymentRecord, 'paidAt'> & { readonly paidAt: Date };

export type FailedJobs = {
  readonly jobs: readonly (Omit<FailedJob, 'createdAt' | 'nextAt'> & {
    readonly createdAt: Date;
    readonly nextAt: Date | null;
  })[];
  readonly waiting: number;
  readonly failing: number;
  readonly givenUp: number;
};

export type KeptAct = Omit<StaffAct, 'at'> & { readonly at: Date };

/** What staff sees and changes of every customer. */
export type StaffStore = {
  listUsers(question: UserQuestion, today: string): Promise<UserPage>;
  setTerms(userId: string, terms: Discounts): Promise<void>;
  setFlags(userId: string, flags: UserFlags): Promise<void>;
  /** How many are left of what the user's own codes are good for; from then on the given number is. Call it in a transaction. */
  setLeft(promo: OwnedPromo & { readonly left: number }, now: Date): Promise<number>;
  /** Codes for anybody, the newest first, and how many there are. */
  listCodes(
    question: PromoCodeQuestion,
    today: string,
  ): Promise<{ readonly codes: readonly PromoCodeRecord[]; readonly count: number }>;
  /** The code that nobody can use from then on; undefined where there is none, or it is stopped already. */
  stopCode(id: string, now: Date): Promise<string | undefined>;
  searchOrders(
    search: StaffOrderSearch,
    limit: number,
  ): Promise<{ readonly found: readonly CustomerOrder[]; readonly count: number }>;
  /** The paid order of this user with this number. */
  findOrder(key: { readonly userId: string; readonly cwOrderId: string }): Promise<string | undefined>;
  /** By e-mail, or number of the order, invoice or credit note; all where the text is empty. */
  searchPayments(
    question: PaymentQuestion,
    limit: number,
  ): Promise<{ readonly payments: readonly KeptPayment[]; readonly count: number }>;
  /** Jobs that failed and are not done, the newest first, and how many jobs there are in each state. */
  listFailedJobs(limit: number): Promise<FailedJobs>;
  /** The kind of the job that is tried again; undefined where no job with this id has failed, or it is under way. */
  retryJob(id: number): Promise<string | undefined>;
  listErrors(page: { readonly limit: number; readonly offset: number }): Promise<{
    readonly errors: readonly (Omit<KeptError, 'at'> & { readonly at: Date })[];
    readonly count: number;
  }>;
  overallTotals(): Promise<OverallTotals>;
  /** Of the built-in table, the newest first. */
  listAnalyticsEvents(page: { readonly limit: number; readonly offset: number }): Promise<{
    readonly events: readonly KeptAnalyticsEvent[];
    readonly count: number;
  }>;
  /** Nothing takes it away again. */
  record(act: NewAct, now: Date): Promise<void>;
  listActs(page: { readonly limit: number; readonly offset: number }): Promise<{
    readonly acts: readonly KeptAct[];
    readonly count: number;
  }>;
};
