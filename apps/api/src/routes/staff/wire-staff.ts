import { lastComparison } from '@gosds/usecases/staff/comparison';
import { listAnalyticsEvents, overallReport, sendOverallReport } from '@gosds/usecases/analytics/send-analytics';
import { changeFlags, changePromo, changeTerms, givePromo, listUsers } from '@gosds/usecases/staff/edit-users';
import { eraseAccount, erasureFacts } from '@gosds/usecases/staff/erase-account';
import { listActs, openCustomerSheet, searchOrders } from '@gosds/usecases/staff/find-orders';
import { feedbackSummary, listFeedback } from '@gosds/usecases/staff/read-feedback';
import { listErrors, listFailedJobs, retryJob } from '@gosds/usecases/staff/operations';
import { listCodes, makeCode, stopCode } from '@gosds/usecases/staff/promo-codes';
import { findPage, setPage } from '@gosds/usecases/staff/public-pages';
import { listPayments, refundPayment } from '@gosds/usecases/staff/refunds';
import { listPrices, setPrices, withdrawPrices } from '@gosds/usecases/staff/set-prices';

type DepsOf<UseCase extends (deps: never) => unknown> = Parameters<UseCase>[0];
type Deps = DepsOf<typeof refundPayment> &
  DepsOf<typeof sendOverallReport> &
  DepsOf<typeof openCustomerSheet> &
  DepsOf<typeof setPrices> &
  DepsOf<typeof findPage> &
  DepsOf<typeof eraseAccount>;

/** The use cases for staff. */
export const wireStaff = (deps: Deps) => ({
  listUsers: listUsers(deps),
  changeTerms: changeTerms(deps),
  givePromo: givePromo(deps),
  changePromo: changePromo(deps),
  changeFlags: changeFlags(deps),
  erasureFacts: erasureFacts(deps),
  eraseAccount: eraseAccount(deps),
  listCodes: listCodes(deps),
  makeCode: makeCode(deps),
  stopCode: stopCode(deps),
  listPrices: listPrices(deps),
  setPrices: setPrices(deps),
  withdrawPrices: withdrawPrices(deps),
  listPayments: listPayments(deps),
  refundPayment: refundPayment(deps),
  lastComparison: lastComparison(deps),
  findPage: findPage(deps),
  setPage: setPage(deps),
  listFailedJobs: listFailedJobs(deps),
  retryJob: retryJob(deps),
  listErrors: listErrors(deps),
  overallReport: overallReport(deps),
  sendOverallReport: sendOverallReport(deps),
  listAnalyticsEvents: listAnalyticsEvents(deps),
  feedbackSummary: feedbackSummary(deps),
  listFeedback: listFeedback(deps),
  searchOrders: searchOrders(deps),
  openSheet: openCustomerSheet(deps),
  listActs: listActs(deps),
});
