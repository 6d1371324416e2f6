import type { Stores, UnitOfWork } from '@gosds/usecases/unit-of-work';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { postgresApiKeyStore } from './api-key-store.ts';
import { postgresChemistTaskStore } from './chemist-task-store.ts';
import { postgresCompanyProfileStore } from './company-profile-store.ts';
import { postgresDocumentStore } from './document-store.ts';
import { postgresDraftStore } from './draft-store.ts';
import { postgresErServiceStore } from './er-service-store.ts';
import { postgresFeedbackStore } from './feedback-store.ts';
import { postgresGroupStandardStore } from './group-standard-store.ts';
import { postgresJobQueue } from './job-queue.ts';
import { postgresLoginFailureStore } from './login-failure-store.ts';
import { postgresLogoStore } from './logo-store.ts';
import { postgresOneTimeTokenStore } from './one-time-token-store.ts';
import { postgresComparisonStore } from './comparison-store.ts';
import { postgresOwnDataStore } from './own-data-store.ts';
import { postgresMoneyDocumentStore } from './money-document-store.ts';
import { postgresOrderKeyStore } from './order-key-store.ts';
import { postgresOrderStore } from './order-store.ts';
import { postgresPaymentStore } from './payment-store.ts';
import { postgresPhoneCodeStore } from './phone-code-store.ts';
import { postgresPriceStore } from './price-store.ts';
import { postgresPromoOfferStore } from './promo-offer-store.ts';
import { postgresPromoStore } from './promo-store.ts';
import { postgresPublicPageStore } from './public-page-store.ts';
import { postgresPurchaseStore } from './purchase-store.ts';
import { postgresRefundStore } from './refund-store.ts';
import { postgresReportStore } from './report-store.ts';
import { postgresStaffStore } from './staff/staff-store.ts';
import type { ServiceKeys } from './sealing/service-keys.ts';
import { postgresSessionStore } from './session-store.ts';
import { postgresTeamStore } from './team-store.ts';
import { postgresTemporaryPdfStore } from './temporary-pdf-store.ts';
import { postgresWatchStore } from './watch-store.ts';
import { postgresWebhookStore } from './webhook-store.ts';
import { postgresUserStore } from './user-store.ts';

type Opened = {
  /** The number by which this process shows that it is alive. */
  readonly process?: number;
  /** Undefined for commands, which sign nothing. */
  readonly keys?: ServiceKeys;
};

const noKeys: ServiceKeys = (name) => {
  throw new Error(`The key ${name} was not opened.`);
};

const storesOn = (db: Kysely<Database>, { process, keys = noKeys }: Opened): Stores => ({
  users: postgresUserStore(db),
  sessions: postgresSessionStore(db),
  oneTimeTokens: postgresOneTimeTokenStore(db),
  loginFailures: postgresLoginFailureStore(db),
  companyProfiles: postgresCompanyProfileStore(db),
  feedback: postgresFeedbackStore(db),
  ownData: postgresOwnDataStore(db),
  apiKeys: postgresApiKeyStore(db),
  orderKeys: postgresOrderKeyStore(db),
  teams: postgresTeamStore(db),
  webhooks: postgresWebhookStore(db, keys),
  drafts: postgresDraftStore(db),
  logos: postgresLogoStore(db),
  groupStandards: postgresGroupStandardStore(db),
  documents: postgresDocumentStore(db),
  publicPages: postgresPublicPageStore(db),
  temporaryPdfs: postgresTemporaryPdfStore(db),
  orders: postgresOrderStore(db),
  payments: postgresPaymentStore(db),
  prices: postgresPriceStore(db),
  promos: postgresPromoStore(db),
  promoOffers: postgresPromoOfferStore(db, keys),
  phoneCodes: postgresPhoneCodeStore(db),
  purchases: postgresPurchaseStore(db),
  chemistTasks: postgresChemistTaskStore(db),
  erServices: postgresErServiceStore(db),
  reports: postgresReportStore(db),
  staff: postgresStaffStore(db),
  moneyDocuments: postgresMoneyDocumentStore(db),
  refunds: postgresRefundStore(db),
  comparisons: postgresComparisonStore(db),
  watch: postgresWatchStore(db),
  jobs: postgresJobQueue(db, process),
});

export const postgresUnitOfWork = (db: Kysely<Database>, opened: Opened = {}): UnitOfWork => ({
  stores: storesOn(db, opened),
  transaction: (work) => db.transaction().execute((transaction) => work(storesOn(transaction, opened))),
});
