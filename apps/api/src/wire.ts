import { accountMailHandlers } from '@gosds/usecases/accounts/account-mails';
import { removePapers } from '@gosds/usecases/money/remove-papers';
import { repeatErasures } from '@gosds/usecases/accounts/repeat-erasures';
import { exportHandler } from '@gosds/usecases/accounts/export-data';
import { noticeMailHandlers } from '@gosds/usecases/accounts/notice-mails';
import { answerQuestion, askBuyer, viewQuestions } from '@gosds/usecases/chemist/ask-buyer';
import { handBackTask, listTasks, openTask, takeTask } from '@gosds/usecases/chemist/chemist-desk';
import { chemistMailHandlers } from '@gosds/usecases/chemist/chemist-mails';
import { addElement, editLine } from '@gosds/usecases/chemist/edit-sheet';
import { orderFromChemist } from '@gosds/usecases/chemist/order-from-chemist';
import { signTask } from '@gosds/usecases/chemist/sign-task';
import { rememberAnswers } from '@gosds/usecases/documents/remember-answers';
import { documentMailHandler } from '@gosds/usecases/documents/mail-document';
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
import { invitationMailHandler } from '@gosds/usecases/teams/invitations';
import { watchMailHandler } from '@gosds/usecases/watch/watch-mail';
import { beginWatch, watchStepHandler } from '@gosds/usecases/watch/watch-sheets';
import { fewCodesHandler } from '@gosds/usecases/promo/few-codes';
import { webhookHandlers } from '@gosds/usecases/developers/send-webhook';
import { eraseHandler } from '@gosds/usecases/staff/erase-account';
import { promoMailHandler } from '@gosds/usecases/promo/promo-links';
import type { JobHandler, RunJobNow } from '@gosds/usecases/job-queue';
import { policy } from '@gosds/usecases/policy';
import type { Adapters, JobAdapters } from './adapters/adapters.ts';
import { wireAccounts, wireTeams } from './routes/accounts/wire-accounts.ts';
import { checkoutJobs, wireCheckout } from './routes/checkout/wire-checkout.ts';
import { type DocumentAdapters, inTurn, wireDocuments } from './routes/documents/wire-documents.ts';
import { wirePublic } from './routes/public/wire-public.ts';
import { wireDevelopers } from './routes/developers/wire-developers.ts';
import { wireStaff } from './routes/staff/wire-staff.ts';

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
