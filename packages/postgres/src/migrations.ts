import type { Migration } from './migrate.ts';
import { accounts } from './migrations/0001-accounts.ts';
import { sheets } from './migrations/0002-sheets.ts';
import { operations } from './migrations/0003-operations.ts';
import { orders } from './migrations/0004-orders.ts';
import { checkout } from './migrations/0005-checkout.ts';
import { inspections } from './migrations/0006-inspections.ts';
import { versions } from './migrations/0007-versions.ts';
import { sheetFiles } from './migrations/0008-sheet-files.ts';
import { publicPages } from './migrations/0009-public-pages.ts';
import { loginFading } from './migrations/0010-login-fading.ts';
import { storage } from './migrations/0012-storage.ts';
import { erNumbers } from './migrations/0014-er-numbers.ts';
import { jobOwners } from './migrations/0016-job-owners.ts';
import { reviews } from './migrations/0017-reviews.ts';
import { companyProfiles } from './migrations/0018-company-profiles.ts';
import { listOfSheets } from './migrations/0019-list-of-sheets.ts';
import { groupStandards } from './migrations/0020-group-standards.ts';
import { orderLines } from './migrations/0021-order-lines.ts';
import { promoCodes } from './migrations/0022-promo-codes.ts';
import { feedback } from './migrations/0024-feedback.ts';
import { payPal } from './migrations/0025-paypal.ts';
import { chemistTasks } from './migrations/0027-chemist-tasks.ts';
import { erRenewal } from './migrations/0045-er-renewal.ts';
import { chemistQuestions } from './migrations/0044-chemist-questions.ts';
import { chemicals } from './migrations/0037-chemicals.ts';
import { listsOfTheForm } from './migrations/0040-lists-of-the-form.ts';
import { galleriaReports } from './migrations/0041-galleria-reports.ts';
import { reportDiscounts } from './migrations/0043-report-discounts.ts';
import { reportsInMyAccount } from './migrations/0042-reports-in-my-account.ts';
import { emergencyNumber } from './migrations/0038-emergency-number.ts';
import { erOverdue } from './migrations/0039-er-overdue.ts';
import { staff } from './migrations/0050-staff.ts';
import { promoLinks } from './migrations/0052-promo-links.ts';
import { chosenLanguages } from './migrations/0081-chosen-languages.ts';
import { papersOver } from './migrations/0082-papers-over.ts';
import { unknownCharges } from './migrations/0083-unknown-charges.ts';
import { publishedPages } from './migrations/0086-published-pages.ts';
import { namesByNumber } from './migrations/0087-names-by-number.ts';
import { jobsByALibrary } from './migrations/0090-jobs-by-a-library.ts';
import { limitsWithoutLog } from './migrations/0089-limits-without-log.ts';
import { sealedKeys } from './migrations/0080-sealed-keys.ts';
import { watchMarks } from './migrations/0079-watch-marks.ts';
import { moreOfATeam } from './migrations/0078-more-of-a-team.ts';
import { moneyDocuments } from './migrations/0053-money-documents.ts';
import { listEditions } from './migrations/0055-list-editions.ts';
import { refunds } from './migrations/0054-refunds.ts';
import { sessionsOfAnAccount } from './migrations/0057-sessions-of-an-account.ts';
import { phoneCodes } from './migrations/0059-phone-codes.ts';
import { erRenewals } from './migrations/0060-er-renewals.ts';
import { comparisons } from './migrations/0061-comparisons.ts';
import { analytics } from './migrations/0068-analytics.ts';
import { ownData } from './migrations/0058-own-data.ts';
import { stoppedCodes } from './migrations/0051-stopped-codes.ts';
import { chemicalPackages } from './migrations/0076-chemical-packages.ts';
import { chemicalProgress } from './migrations/0065-chemical-progress.ts';
import { watch } from './migrations/0064-watch.ts';
import { webhooks } from './migrations/0071-webhooks.ts';
import { orderKeys } from './migrations/0070-order-keys.ts';
import { apiKeys } from './migrations/0069-api-keys.ts';
import { teams } from './migrations/0073-teams.ts';
import { priceLists } from './migrations/0072-price-lists.ts';
import { placeOfDocuments } from './migrations/0033-place-of-documents.ts';

/** The migrations in their order. Each has its own file. Never edit or undo a released migration. */
export const migrations: readonly Migration[] = [
  accounts,
  sheets,
  operations,
  orders,
  checkout,
  inspections,
  versions,
  sheetFiles,
  publicPages,
  loginFading,
  storage,
  erNumbers,
  jobOwners,
  reviews,
  companyProfiles,
  listOfSheets,
  groupStandards,
  orderLines,
  promoCodes,
  feedback,
  payPal,
  chemistTasks,
  placeOfDocuments,
  chemicals,
  listsOfTheForm,
  galleriaReports,
  reportsInMyAccount,
  reportDiscounts,
  chemistQuestions,
  erRenewal,
  staff,
  stoppedCodes,
  promoLinks,
  emergencyNumber,
  erOverdue,
  moneyDocuments,
  refunds,
  sessionsOfAnAccount,
  listEditions,
  ownData,
  phoneCodes,
  erRenewals,
  comparisons,
  analytics,
  watch,
  chemicalProgress,
  apiKeys,
  orderKeys,
  chemicalPackages,
  priceLists,
  teams,
  webhooks,
  moreOfATeam,
  watchMarks,
  sealedKeys,
  chosenLanguages,
  papersOver,
  unknownCharges,
  publishedPages,
  namesByNumber,
  limitsWithoutLog,
  jobsByALibrary,
];
