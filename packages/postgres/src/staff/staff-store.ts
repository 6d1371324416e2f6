import type { StaffStore, UserPage, UserQuestion } from '@gosds/usecases/staff/staff-store';
import { type Kysely, sql } from 'kysely';
import { emailKey } from '@gosds/usecases/accounts/user-store';
import { staffPageSize } from '@gosds/contract/staff/edit-users';
import type { Database } from '../database.ts';
import { retryFailed } from '../job-schedule.ts';
import { literally } from '../literally.ts';
import { toUser } from '../user-store.ts';
import { listAnalyticsEvents, overallTotals } from './analytics.ts';
import { findOrder, searchOrders } from './customer-orders.ts';
import { listFeedback, summarizeFeedback } from './feedback.ts';
import { listErrors, listFailedJobs } from './operations.ts';
import { listCodes, stopCode } from './promo-codes.ts';
import { searchPayments } from './payments.ts';
import { promoRecords, setLeft } from './owned-promos.ts';
import { listActs, recordAct } from './staff-acts.ts';

async function listUsers(db: Kysely<Database>, question: UserQuestion, today: string): Promise<UserPage> {
  const key = emailKey(question.text);
  const matching = db
    .selectFrom('app_user')
    .where('deleted_at', 'is', null)
    .$if(question.check === 'Equals' && key !== '', (query) => query.where('email_key', '=', key))
    .$if(question.check === 'Contains', (query) => query.where('email_key', 'like', `%${literally(key)}%`));
  const [{ count }, rows] = await Promise.all([
    matching.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
    matching.selectAll().orderBy('email_key').limit(staffPageSize).offset(question.offset).execute(),
  ]);
  const promos = await promoRecords(
    db,
    rows.map(({ id }) => id),
    today,
  );
  return { users: rows.map(toUser), promos, count };
}

export const postgresStaffStore = (db: Kysely<Database>): StaffStore => ({
  listUsers: (question, today) => listUsers(db, question, today),
  async setTerms(userId, terms) {
    await db
      .updateTable('app_user')
      .set({
        sds_discount_percent: terms.sdsDiscountPercent,
        sds_discount_up_to: terms.sdsDiscountUpTo,
        report_discount_percent: terms.reportDiscountPercent,
        report_discount_up_to: terms.reportDiscountUpTo,
      })
      .where('id', '=', userId)
      .execute();
  },
  async setFlags(userId, flags) {
    await db
      .updateTable('app_user')
      .set({
        is_emergency_allowed: flags.isEmergencyAllowed,
        is_discount_allowed: flags.isDiscountAllowed,
        is_admin_allowed: flags.isAdminAllowed,
        is_chemist_allowed: flags.isChemistAllowed,
        is_internal: flags.isInternal,
      })
      .where('id', '=', userId)
      .execute();
  },
  setLeft: (promo, now) => setLeft(db, promo, now),
  listCodes: (question, today) => listCodes(db, question, today),
  stopCode: (id, now) => stopCode(db, id, now),
  searchOrders: (search, limit) => searchOrders(db, search, limit),
  findOrder: (key) => findOrder(db, key),
  searchPayments: (question, limit) => searchPayments(db, question, limit),
  listFailedJobs: (limit) => listFailedJobs(db, limit),
  retryJob: (id) => retryFailed(db, id),
  listErrors: (page) => listErrors(db, page),
  overallTotals: () => overallTotals(db),
  summarizeFeedback: () => summarizeFeedback(db),
  listFeedback: (page) => listFeedback(db, page),
  listAnalyticsEvents: (page) => listAnalyticsEvents(db, page),
  record: (act, now) => recordAct(db, act, now),
  listActs: (question, page) => listActs(db, question, page),
});
