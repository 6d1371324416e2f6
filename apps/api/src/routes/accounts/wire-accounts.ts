import type { LanguageChoices } from '@gosds/contract/accounts/language-choices';
import type { MailChoices } from '@gosds/contract/accounts/mail-choices';
import type { PurchaseSearch } from '@gosds/contract/accounts/my-account-search';
import {
  getCompanyProfile,
  rememberDescribedCompany,
  saveCompanyProfile,
} from '@gosds/usecases/accounts/company-profile';
import { confirmEmail } from '@gosds/usecases/accounts/confirm-email';
import { feedbackState, giveFeedback } from '@gosds/usecases/accounts/feedback';
import { findSession } from '@gosds/usecases/accounts/find-session';
import { rememberSessions } from '@gosds/usecases/accounts/remember-sessions';
import { forgotPassword } from '@gosds/usecases/accounts/forgot-password';
import { ownCreditNote, ownInvoice } from '@gosds/usecases/money/make-invoice';
import { unsubscribe } from '@gosds/usecases/checkout/unsubscribe';
import { deleteAccount, deletionFacts } from '@gosds/usecases/accounts/delete-account';
import { askExport, exportFile, lastExport } from '@gosds/usecases/accounts/export-data';
import { changeOwnPassword } from '@gosds/usecases/accounts/own-password';
import { closeOtherSessions, closeOwnSession, listOwnSessions } from '@gosds/usecases/accounts/own-sessions';
import { login } from '@gosds/usecases/accounts/login';
import { resendVerification } from '@gosds/usecases/accounts/resend-verification';
import { resetPassword } from '@gosds/usecases/accounts/reset-password';
import { signup } from '@gosds/usecases/accounts/signup';
import { acceptInvitation, inviteMember, revokeInvitation, showInvitation } from '@gosds/usecases/teams/invitations';
import { changeRole, dissolveTeam, foundTeam, removeMember, shareDraft, viewTeam } from '@gosds/usecases/teams/team';
import { ownWatch, readNotices } from '@gosds/usecases/watch/own-watch';
import { confirmPhoneCode, sendPhoneCode } from '@gosds/usecases/promo/phone-links';
import { askPromoLink, confirmPromoLink } from '@gosds/usecases/promo/promo-links';
import type { RunJobNow } from '@gosds/usecases/job-queue';
import type { Adapters } from '../../adapters/adapters.ts';

/** The use cases of accounts: sign-up and sessions, what was bought, settings. */
export const wireAccounts = (deps: Adapters & { readonly runJobNow: RunJobNow }) => ({
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
export const wireTeams = (deps: Adapters) => ({
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
