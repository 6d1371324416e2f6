import type { LanguageChoices } from '@gosds/contract/accounts/language-choices';
import type { MailChoices } from '@gosds/contract/accounts/mail-choices';
import type { PurchaseSearch } from '@gosds/contract/accounts/my-account-search';
import type { EmergencyResponse } from '@gosds/sheet/emergency-response';
import type { PriceList } from '@gosds/usecases/checkout/price-list';
import {
  getCompanyProfile,
  rememberDescribedCompany,
  saveCompanyProfile,
} from '@gosds/usecases/accounts/company-profile';
import { confirmEmail } from '@gosds/usecases/accounts/confirm-email';
import { accountMailHandlers } from '@gosds/usecases/accounts/account-mails';
import { feedbackState, giveFeedback } from '@gosds/usecases/accounts/feedback';
import { findSession } from '@gosds/usecases/accounts/find-session';
import { rememberSessions } from '@gosds/usecases/accounts/remember-sessions';
import { forgotPassword } from '@gosds/usecases/accounts/forgot-password';
import { ownCreditNote, ownInvoice } from '@gosds/usecases/money/make-invoice';
import { removePapers } from '@gosds/usecases/money/remove-papers';
import type { MoneyPrinter, Seller, SellerFile } from '@gosds/usecases/money/money-document';
import { unsubscribe } from '@gosds/usecases/checkout/unsubscribe';
import { deleteAccount, deletionFacts } from '@gosds/usecases/accounts/delete-account';
import type { ErasureRecord } from '@gosds/usecases/accounts/erasure-record';
import { repeatErasures } from '@gosds/usecases/accounts/repeat-erasures';
import { type Archiver, askExport, exportFile, exportHandler, lastExport } from '@gosds/usecases/accounts/export-data';
import { noticeMailHandlers } from '@gosds/usecases/accounts/notice-mails';
import { changeOwnPassword } from '@gosds/usecases/accounts/own-password';
import { closeOtherSessions, closeOwnSession, listOwnSessions } from '@gosds/usecases/accounts/own-sessions';
import { login } from '@gosds/usecases/accounts/login';
import type { PasswordHasher } from '@gosds/usecases/accounts/password-hasher';
import { resendVerification } from '@gosds/usecases/accounts/resend-verification';
import { resetPassword } from '@gosds/usecases/accounts/reset-password';
import { signup } from '@gosds/usecases/accounts/signup';
import { answerQuestion, askBuyer, viewQuestions } from '@gosds/usecases/chemist/ask-buyer';
import { handBackTask, listTasks, openTask, takeTask } from '@gosds/usecases/chemist/chemist-desk';
import { chemistMailHandlers } from '@gosds/usecases/chemist/chemist-mails';
import { addElement, editLine } from '@gosds/usecases/chemist/edit-sheet';
import { orderFromChemist } from '@gosds/usecases/chemist/order-from-chemist';
import { signTask } from '@gosds/usecases/chemist/sign-task';
import type { DocumentDeps, Making } from '@gosds/usecases/documents/document-deps';
import { rememberAnswers } from '@gosds/usecases/documents/remember-answers';
import { documentMailHandler } from '@gosds/usecases/documents/mail-document';
import type { DraftDeps } from '@gosds/usecases/drafts/draft-deps';
import { deleteDraft, restoreDraft } from '@gosds/usecases/drafts/delete-draft';
import {
  acceptGroupStandards,
  deleteGroupStandard,
  loadGroupStandards,
  saveGroupStandard,
} from '@gosds/usecases/drafts/group-standards';
import { getLogo, uploadLogo } from '@gosds/usecases/drafts/keep-logo';
import { createDraft, currentDraft, getDraft } from '@gosds/usecases/drafts/open-draft';
import { saveDraft } from '@gosds/usecases/drafts/save-draft';
import type { ChemicalStore } from '@gosds/usecases/chemicals/chemical-store';
import { rememberLists } from '@gosds/usecases/galleria/browse-lists';
import { mailPaidReport } from '@gosds/usecases/galleria/mail-paid-report';
import {
  countReportPages,
  findReport,
  layOutReport,
  viewReportPage,
  writeReport,
} from '@gosds/usecases/galleria/open-report';
import { orderReport } from '@gosds/usecases/galleria/order-report';
import type { ListStore } from '@gosds/usecases/chemicals/list-store';
import {
  acceptInvitation,
  invitationMailHandler,
  inviteMember,
  revokeInvitation,
  showInvitation,
} from '@gosds/usecases/teams/invitations';
import { changeRole, dissolveTeam, foundTeam, removeMember, shareDraft, viewTeam } from '@gosds/usecases/teams/team';
import { ownWatch, readNotices } from '@gosds/usecases/watch/own-watch';
import { watchMailHandler } from '@gosds/usecases/watch/watch-mail';
import { beginWatch, watchStepHandler } from '@gosds/usecases/watch/watch-sheets';
import type { ReportWriter } from '@gosds/usecases/galleria/report';
import { fewCodesHandler } from '@gosds/usecases/promo/few-codes';
import { confirmPhoneCode, sendPhoneCode } from '@gosds/usecases/promo/phone-links';
import type { Analytics } from '@gosds/usecases/analytics/analytics';
import { webhookHandlers } from '@gosds/usecases/developers/send-webhook';
import { eraseHandler } from '@gosds/usecases/staff/erase-account';
import type { WebhookSender } from '@gosds/usecases/developers/webhook-sender';
import type { SmsSender } from '@gosds/usecases/sms-sender';
import { askPromoLink, confirmPromoLink, promoMailHandler } from '@gosds/usecases/promo/promo-links';
import type { ErrorLog } from '@gosds/usecases/error-log';
import type { JobHandler, RunJobNow } from '@gosds/usecases/job-queue';
import type { Mailer } from '@gosds/usecases/mailer';
import type { PaymentGateway } from '@gosds/usecases/checkout/payment-gateway';
import type { PayPalGateway } from '@gosds/usecases/checkout/paypal-gateway';
import { policy } from '@gosds/usecases/policy';
import { checkoutJobs, wireCheckout } from './routes/checkout/wire-checkout.ts';
import { type DocumentAdapters, inTurn, wireDocuments } from './routes/documents/wire-documents.ts';
import { wirePublic } from './routes/public/wire-public.ts';
import { wireDevelopers } from './routes/developers/wire-developers.ts';
import { wireStaff } from './routes/staff/wire-staff.ts';

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

/** Periodic work, in any process that runs jobs. */
export const wireWatch = (adapters: Pick<JobAdapters, 'work' | 'clock'>) => beginWatch(adapters);

export const wireErasures = (adapters: Pick<JobAdapters, 'work' | 'clock' | 'erasures' | 'errorLog'>) =>
  repeatErasures(adapters);

export const wirePapers = (adapters: Pick<JobAdapters, 'work' | 'clock' | 'invoicesKept'>) => removePapers(adapters);

/** The job handlers, in any process that runs jobs. */
export const wireJobs = (adapters: JobAdapters): readonly JobHandler[] => [
  ...accountMailHandlers(adapters),
  ...noticeMailHandlers(adapters),
  exportHandler(adapters),
  eraseHandler(adapters),
  promoMailHandler(adapters),
  fewCodesHandler(adapters),
  invitationMailHandler(adapters),
  documentMailHandler(adapters),
  ...checkoutJobs(adapters),
  ...chemistMailHandlers(adapters),
  mailPaidReport(adapters),
  watchStepHandler(adapters),
  watchMailHandler(adapters),
  ...webhookHandlers(adapters),
];

const wireAccounts = (deps: Adapters & { readonly runJobNow: RunJobNow }) => ({
  login: login(deps),
  sessions: rememberSessions(findSession(deps), deps.clock),
  signup: signup(deps),
  resendVerification: resendVerification(deps),
  confirmEmail: confirmEmail(deps),
  forgotPassword: forgotPassword(deps),
  resetPassword: resetPassword(deps),
  askPromoLink: askPromoLink(deps),
  confirmPromoLink: confirmPromoLink(deps),
  sendPhoneCode: sendPhoneCode(deps),
  confirmPhoneCode: confirmPhoneCode(deps),
  isPhoneAsked: deps.sms !== undefined,
  logout: (tokenHash: string) => deps.work.stores.sessions.close(tokenHash, deps.clock()),
  unsubscribe: unsubscribe(deps),
  listErServices: (userId: string) => deps.work.stores.erServices.list(userId),
  listManagedErServices: (userId: string) => deps.work.stores.erServices.listManaged(userId),
  listErRenewals: (userId: string) => deps.work.stores.erServices.listRenewals(userId),
  ownInvoice: ownInvoice(deps),
  ownCreditNote: ownCreditNote(deps),
  searchPurchases: (userId: string, search: Omit<PurchaseSearch, 'tab'>) =>
    deps.work.stores.purchases.search(userId, search),
  searchReportPurchases: (userId: string, search: Omit<PurchaseSearch, 'tab'>) =>
    deps.work.stores.purchases.searchReports(userId, search),
  getCompanyProfile: getCompanyProfile(deps),
  saveCompanyProfile: saveCompanyProfile(deps),
  rememberCompany: rememberDescribedCompany(deps),
  feedbackState: feedbackState(deps),
  giveFeedback: giveFeedback(deps),
  changeOwnPassword: changeOwnPassword(deps),
  askExport: askExport(deps),
  lastExport: lastExport(deps),
  exportFile: exportFile(deps),
  deletionFacts: deletionFacts(deps),
  deleteAccount: deleteAccount(deps),
  listOwnSessions: listOwnSessions(deps),
  closeOwnSession: closeOwnSession(deps),
  closeOtherSessions: closeOtherSessions(deps),
  saveMailChoices: (userId: string, choices: MailChoices) => deps.work.stores.users.setMailChoices(userId, choices),
  chooseLanguages: (userId: string, choices: LanguageChoices) =>
    deps.work.stores.users.chooseLanguages(userId, choices),
  ownWatch: ownWatch(deps),
  readNotices: readNotices(deps),
  saveUserName: (userId: string, name: string) => deps.work.stores.users.setName(userId, name),
});

/** The use cases of team members. */
const wireTeams = (deps: Adapters) => ({
  view: viewTeam(deps),
  found: foundTeam(deps),
  invite: inviteMember(deps),
  revoke: revokeInvitation(deps),
  showInvitation: showInvitation(deps),
  accept: acceptInvitation(deps),
  changeRole: changeRole(deps),
  remove: removeMember(deps),
  dissolve: dissolveTeam(deps),
  share: shareDraft(deps),
});

const wireDrafts = (deps: Adapters) => ({
  list: (userId: string) => deps.work.stores.drafts.list(userId, policy.listed.drafts),
  keepGlance: deps.work.stores.drafts.keepGlance.bind(deps.work.stores.drafts),
  create: createDraft(deps),
  current: currentDraft(deps),
  get: getDraft(deps),
  save: saveDraft(deps),
  remove: deleteDraft(deps),
  restore: restoreDraft(deps),
  uploadLogo: uploadLogo(deps),
  getLogo: getLogo(deps),
  deleteLogo: (key: { readonly id: string; readonly userId: string }) => deps.work.stores.logos.remove(key),
});

const wireGroupStandards = (deps: Adapters) => ({
  load: loadGroupStandards(deps),
  save: saveGroupStandard(deps),
  remove: deleteGroupStandard(deps),
  accept: acceptGroupStandards(deps),
});

/** Makes sheets in the turn of the chemist who asks. */
function wireChemist(deps: DocumentAdapters) {
  const making = inTurn(deps);
  return {
    order: orderFromChemist(deps),
    list: listTasks(deps),
    open: making(openTask),
    take: takeTask(deps),
    handBack: handBackTask(deps),
    editLine: making(editLine),
    addElement: making(addElement),
    ask: askBuyer(deps),
    questions: viewQuestions(deps),
    answer: answerQuestion(deps),
    sign: making(signTask),
  };
}

/** Lays out the preview of a report once, and once more after payment. */
function wireReports(deps: Adapters) {
  const pages = (userId: string) => deps.makingOf(userId).pages;
  const layOut = rememberAnswers(layOutReport(deps, pages), {
    keyOf: ({ orderId, userId, isPaid }) => `${orderId} ${userId} ${isPaid}`,
    max: policy.keptReportPdfs,
  });
  return {
    order: orderReport({ ...deps, allLists: rememberLists(deps.chemicals) }),
    find: findReport(deps),
    write: writeReport(deps),
    countPages: countReportPages(deps, layOut),
    viewPage: viewReportPage(deps, layOut, pages),
  };
}

/** The use cases by area. The routes of an area use its use cases. */
export function wire(adapters: Adapters, runJobNow: RunJobNow) {
  const documents = wireDocuments({ ...adapters, runJobNow });
  return {
    accounts: wireAccounts({ ...adapters, runJobNow }),
    drafts: wireDrafts(adapters),
    teams: wireTeams(adapters),
    groupStandards: wireGroupStandards(adapters),
    documents,
    chemist: wireChemist({ ...adapters, runJobNow }),
    checkout: wireCheckout(adapters),
    reports: wireReports(adapters),
    staff: wireStaff(adapters),
    developers: wireDevelopers({ ...adapters, runJobNow }),
    public: wirePublic({ ...adapters, runJobNow }, documents.create),
  };
}

export type UseCases = ReturnType<typeof wire>;
