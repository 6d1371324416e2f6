import type { EmergencyResponse } from '@gosds/sheet/emergency-response';
import type { PriceList } from '@gosds/usecases/checkout/price-list';
import type { MoneyPrinter, Seller, SellerFile } from '@gosds/usecases/money/money-document';
import type { ErasureRecord } from '@gosds/usecases/accounts/erasure-record';
import { type Archiver } from '@gosds/usecases/accounts/export-data';
import type { PasswordHasher } from '@gosds/usecases/accounts/password-hasher';
import type { DocumentDeps, Making } from '@gosds/usecases/documents/document-deps';
import type { DraftDeps } from '@gosds/usecases/drafts/draft-deps';
import type { ChemicalStore } from '@gosds/usecases/chemicals/chemical-store';
import type { ListStore } from '@gosds/usecases/chemicals/list-store';
import type { ReportWriter } from '@gosds/usecases/galleria/report';
import type { Analytics } from '@gosds/usecases/analytics/analytics';
import type { WebhookSender } from '@gosds/usecases/developers/webhook-sender';
import type { SmsSender } from '@gosds/usecases/sms-sender';
import type { ErrorLog } from '@gosds/usecases/error-log';
import type { Mailer } from '@gosds/usecases/mailer';
import type { PaymentGateway } from '@gosds/usecases/checkout/payment-gateway';
import type { PayPalGateway } from '@gosds/usecases/checkout/paypal-gateway';

/** Everything outside the use cases, real or a stand-in. Only programs and tests build it. */
export type Adapters = Omit<DraftDeps & DocumentDeps, 'runJobNow'> & {
  /** The tools that make and print a user's sheets in turn with other users. */
  readonly makingOf: (userId: string) => Making;
  /** The catalogue of the search module, and the writer of its reports. */
  readonly chemicals: ChemicalStore;
  readonly lists: ListStore;
  readonly reportWriterOf: (userId: string) => ReportWriter;
  readonly passwords: PasswordHasher;
  /** The shortest time a response takes for sign-up and for requests that mail a link, in milliseconds. */
  readonly answerAfterMs: number;
  readonly gateway: PaymentGateway;
  /** Undefined if PayPal is not set up. */
  readonly payPal?: PayPalGateway | undefined;
  readonly prices: PriceList;
  /** The emergency-response provider; undefined if none is offered. */
  readonly emergencyResponse: EmergencyResponse | undefined;
  readonly mailer: Mailer;
  /** Undefined if no SMS provider is set up; no telephone number is then asked for. */
  readonly sms?: SmsSender | undefined;
  /** Sends webhooks. */
  readonly webhookSender: WebhookSender;
  /** Undefined if no events are sent. */
  readonly analytics?: Analytics | undefined;
  readonly seller: Seller;
  readonly moneyPrinter: MoneyPrinter;
  /** How long invoices are kept, and the law that says so. */
  readonly invoicesKept: SellerFile['invoicesKept'];
  readonly archive: Archiver;
  readonly erasures: ErasureRecord;
  readonly errorLog: ErrorLog;
  /** Without a trailing slash. */
  readonly baseUrl: string;
};

/** The adapters that jobs need. */
export type JobAdapters = Pick<
  Adapters,
  | 'work'
  | 'blobs'
  | 'limiter'
  | 'mailer'
  | 'webhookSender'
  | 'errorLog'
  | 'analytics'
  | 'gateway'
  | 'payPal'
  | 'prices'
  | 'emergencyResponse'
  | 'seller'
  | 'invoicesKept'
  | 'moneyPrinter'
  | 'archive'
  | 'erasures'
  | 'clock'
  | 'baseUrl'
  | 'catalogue'
  | 'lists'
  | 'reportWriterOf'
> &
  /** The sheets that jobs examine. They take turns with users' sheets like those of one more user. */
  Pick<Making, 'sheets'>;
