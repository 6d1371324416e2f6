import type { CompanyProfileStore } from './accounts/company-profile-store.ts';
import type { FeedbackStore } from './accounts/feedback-store.ts';
import type { LoginFailureStore } from './accounts/login-failure-store.ts';
import type { OwnDataStore } from './accounts/own-data-store.ts';
import type { OneTimeTokenStore } from './accounts/one-time-token-store.ts';
import type { SessionStore } from './accounts/session-store.ts';
import type { UserStore } from './accounts/user-store.ts';
import type { ChemistTaskStore } from './chemist/chemist-task-store.ts';
import type { ErServiceStore } from './checkout/er-service-store.ts';
import type { OrderStore } from './checkout/order-store.ts';
import type { PaymentStore } from './checkout/payment-store.ts';
import type { PromoStore } from './checkout/promo-store.ts';
import type { PurchaseStore } from './checkout/purchase-store.ts';
import type { DocumentStore } from './documents/document-store.ts';
import type { PublicPageStore } from './documents/public-page-store.ts';
import type { TemporaryPdfStore } from './documents/temporary-pdf-store.ts';
import type { DraftStore } from './drafts/draft-store.ts';
import type { GroupStandardStore } from './drafts/group-standard-store.ts';
import type { LogoStore } from './drafts/logo-store.ts';
import type { ReportStore } from './galleria/report.ts';
import type { MoneyDocumentStore } from './money/money-document.ts';
import type { RefundStore } from './money/refund-store.ts';
import type { JobQueue } from './job-queue.ts';
import type { ComparisonStore } from './money/comparison-store.ts';
import type { PhoneCodeStore } from './promo/phone-code-store.ts';
import type { PromoOfferStore } from './promo/promo-offer-store.ts';
import type { WatchStore } from './watch/watch-store.ts';
import type { StaffStore } from './staff/staff-store.ts';

export type Stores = {
  readonly users: UserStore;
  readonly sessions: SessionStore;
  readonly oneTimeTokens: OneTimeTokenStore;
  readonly loginFailures: LoginFailureStore;
  readonly companyProfiles: CompanyProfileStore;
  readonly feedback: FeedbackStore;
  readonly ownData: OwnDataStore;
  readonly drafts: DraftStore;
  readonly logos: LogoStore;
  readonly groupStandards: GroupStandardStore;
  readonly documents: DocumentStore;
  readonly publicPages: PublicPageStore;
  readonly temporaryPdfs: TemporaryPdfStore;
  readonly orders: OrderStore;
  readonly payments: PaymentStore;
  readonly promos: PromoStore;
  readonly promoOffers: PromoOfferStore;
  readonly phoneCodes: PhoneCodeStore;
  readonly purchases: PurchaseStore;
  readonly chemistTasks: ChemistTaskStore;
  readonly erServices: ErServiceStore;
  readonly reports: ReportStore;
  readonly staff: StaffStore;
  readonly moneyDocuments: MoneyDocumentStore;
  readonly refunds: RefundStore;
  readonly comparisons: ComparisonStore;
  readonly watch: WatchStore;
  readonly jobs: JobQueue;
};

export type UnitOfWork = {
  /** Each call for itself. */
  readonly stores: Stores;
  /** All calls on the given stores happen, or none; never hold it open across the network. */
  transaction<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
};
