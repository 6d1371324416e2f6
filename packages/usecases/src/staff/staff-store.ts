import type { OverallTotals } from '@gosds/contract/staff/analytics';
import type { PromoRecord, UserCheck } from '@gosds/contract/staff/edit-users';
import type { FeedbackEntry, FeedbackSummary } from '@gosds/contract/staff/feedback-summary';
import type { StaffOrderSearch } from '@gosds/contract/staff/find-orders';
import type { PromoCodeQuestion, PromoCodeRecord } from '@gosds/contract/staff/promo-codes';
import type { FailedJob, KeptError } from '@gosds/contract/staff/operations';
import type { PaymentQuestion, PaymentRecord } from '@gosds/contract/staff/refunds';
import type { ActKind, ActQuestion, StaffAct } from '@gosds/contract/staff/staff-acts';
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
  /** Order number for the customer. */
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
  /** The account concerned; null if there is none. */
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

export type KeptFeedback = Omit<FeedbackEntry, 'at'> & { readonly at: Date };

export type KeptAct = Omit<StaffAct, 'at'> & { readonly at: Date };

/** Customer data that staff can see and change. */
export type StaffStore = {
  listUsers(question: UserQuestion, today: string): Promise<UserPage>;
  setTerms(userId: string, terms: Discounts): Promise<void>;
  setFlags(userId: string, flags: UserFlags): Promise<void>;
  /** Sets how often the user's own codes can be used. Returns the number before. Call this in a transaction. */
  setLeft(promo: OwnedPromo & { readonly left: number }, now: Date): Promise<number>;
  /** Codes for anybody, newest first, and their number. */
  listCodes(
    question: PromoCodeQuestion,
    today: string,
  ): Promise<{ readonly codes: readonly PromoCodeRecord[]; readonly count: number }>;
  /** Stops a code and returns it. Undefined if there is no such code or it is already stopped. */
  stopCode(id: string, now: Date): Promise<string | undefined>;
  searchOrders(
    search: StaffOrderSearch,
    limit: number,
  ): Promise<{ readonly found: readonly CustomerOrder[]; readonly count: number }>;
  /** The paid order of this user with this number. */
  findOrder(key: { readonly userId: string; readonly cwOrderId: string }): Promise<string | undefined>;
  /** Searches by e-mail address, or by number of the order, invoice or credit note. An empty text returns all. */
  searchPayments(
    question: PaymentQuestion,
    limit: number,
  ): Promise<{ readonly payments: readonly KeptPayment[]; readonly count: number }>;
  /** Failed jobs that are not done, newest first, and the number of jobs in each state. */
  listFailedJobs(limit: number): Promise<FailedJobs>;
  /** Retries a job and returns its kind. Undefined if no job with this id has failed, or it is running. */
  retryJob(id: number): Promise<string | undefined>;
  listErrors(page: { readonly limit: number; readonly offset: number }): Promise<{
    readonly errors: readonly (Omit<KeptError, 'at'> & { readonly at: Date })[];
    readonly count: number;
  }>;
  overallTotals(): Promise<OverallTotals>;
  summarizeFeedback(): Promise<FeedbackSummary>;
  /** Newest first, and the number of customers who gave feedback. */
  listFeedback(page: { readonly limit: number; readonly offset: number }): Promise<{
    readonly entries: readonly KeptFeedback[];
    readonly count: number;
  }>;
  /** Events in the built-in table, newest first. */
  listAnalyticsEvents(page: { readonly limit: number; readonly offset: number }): Promise<{
    readonly events: readonly KeptAnalyticsEvent[];
    readonly count: number;
  }>;
  /** Records an act for good. */
  record(act: NewAct, now: Date): Promise<void>;
  /** Acts of staff and of chemists, newest first, and their number. */
  listActs(
    question: ActQuestion,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<{
    readonly acts: readonly KeptAct[];
    readonly count: number;
  }>;
};
