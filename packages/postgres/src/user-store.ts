import { languageChoicesSchema } from '@gosds/contract/accounts/language-choices';
import { type Kysely, type Selectable, sql } from 'kysely';
import { emailKey, type User, type UserStore } from '@gosds/usecases/accounts/user-store';
import type { Database } from './database.ts';
import { plannedOnce } from './prepared.ts';
import type { AccountTables } from './tables/account-tables.ts';

const { screens, mails } = languageChoicesSchema.shape;

/** Ignores a chosen language that this version does not know. */
const choicesIn = (row: Pick<Selectable<AccountTables['app_user']>, 'screen_language' | 'mail_language'>) => ({
  screens: screens.catch(null).parse(row.screen_language),
  mails: mails.catch(null).parse(row.mail_language),
});

/** The columns that a user is made of. A statement that is planned once must name them. */
const userColumns = [
  ...(['id', 'email', 'name', 'company', 'module', 'analytics_id', 'is_verified', 'is_internal'] as const),
  ...(['is_emergency_allowed', 'is_discount_allowed', 'is_admin_allowed', 'is_chemist_allowed'] as const),
  ...(['sds_discount_percent', 'sds_discount_up_to', 'report_discount_percent', 'report_discount_up_to'] as const),
  ...(['mails_new_device', 'mails_watch', 'interface_language', 'screen_language', 'mail_language'] as const),
] as const;

type UserRow = Pick<Selectable<AccountTables['app_user']>, (typeof userColumns)[number]>;

export const toUser = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  name: row.name,
  company: row.company,
  module: row.module,
  analyticsId: row.analytics_id,
  isVerified: row.is_verified,
  isEmergencyAllowed: row.is_emergency_allowed,
  isDiscountAllowed: row.is_discount_allowed,
  isAdminAllowed: row.is_admin_allowed,
  isChemistAllowed: row.is_chemist_allowed,
  isInternal: row.is_internal,
  sdsDiscountPercent: row.sds_discount_percent,
  sdsDiscountUpTo: row.sds_discount_up_to,
  reportDiscountPercent: row.report_discount_percent,
  reportDiscountUpTo: row.report_discount_up_to,
  mailChoices: { newDevice: row.mails_new_device, watch: row.mails_watch },
  languageChoices: choicesIn(row),
  language: row.mail_language ?? row.screen_language ?? row.interface_language ?? 'en',
});

const holds = (db: Kysely<Database>): Pick<UserStore, 'holdAccount' | 'holdPassword'> => ({
  // The same lock as an insert of a row with this owner takes, so only a deletion waits for it.
  async holdAccount(id) {
    const { rows } = await sql`
      select 1 from app_user where id = ${id} and deleted_at is null for key share`.execute(db);
    return rows.length > 0;
  },
  async holdPassword({ id, passwordHash }) {
    const { rows } = await sql`
      select 1 from app_user where id = ${id} and password_hash = ${passwordHash} and deleted_at is null
      for no key update`.execute(db);
    return rows.length > 0;
  },
});

/** The user's settings of the account. */
const choices = (
  db: Kysely<Database>,
): Pick<UserStore, 'setLanguage' | 'chooseLanguages' | 'setName' | 'setMailChoices'> => ({
  async setLanguage(id, language) {
    await db.updateTable('app_user').set({ interface_language: language }).where('id', '=', id).execute();
  },
  async chooseLanguages(id, chosen) {
    await db
      .updateTable('app_user')
      .set({ screen_language: chosen.screens, mail_language: chosen.mails })
      .where('id', '=', id)
      .execute();
  },
  async setName(id, name) {
    await db.updateTable('app_user').set({ name }).where('id', '=', id).execute();
  },
  async setMailChoices(id, { newDevice, watch }) {
    await db
      .updateTable('app_user')
      .set({ mails_new_device: newDevice, mails_watch: watch })
      .where('id', '=', id)
      .execute();
  },
});

/** Finds users. A deleted account is not found. */
const searches = (
  db: Kysely<Database>,
): Pick<UserStore, 'find' | 'findAllowed' | 'findByEmail' | 'administrators'> => ({
  async find(id) {
    const row = await db
      .selectFrom('app_user')
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return row && toUser(row);
  },
  async findAllowed(id) {
    const row = await db
      .selectFrom('app_user')
      .modifyFront(plannedOnce)
      .select(userColumns)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .where((where) => {
        const blocked = where
          .selectFrom('blocked_email')
          .whereRef('blocked_email.email_key', '=', 'app_user.email_key');
        return where.not(where.exists(blocked));
      })
      .executeTakeFirst();
    return row && toUser(row);
  },
  async findByEmail(email) {
    const row = await db
      .selectFrom('app_user')
      .selectAll()
      .where('email_key', '=', emailKey(email))
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return row && { ...toUser(row), passwordHash: row.password_hash };
  },
  async administrators() {
    const rows = await db
      .selectFrom('app_user')
      .selectAll()
      .where('is_admin_allowed', '=', true)
      .where('deleted_at', 'is', null)
      .execute();
    return rows.map(toUser);
  },
});

/** Addresses that may not have an account. */
const blocks = (db: Kysely<Database>): Pick<UserStore, 'isBlocked' | 'setBlocked'> => ({
  async isBlocked(email) {
    const row = await db
      .selectFrom('blocked_email')
      .select('email_key')
      .where('email_key', '=', emailKey(email))
      .executeTakeFirst();
    return row !== undefined;
  },
  async setBlocked(email, isBlocked) {
    const row = { email_key: emailKey(email) };
    if (isBlocked) {
      await db
        .insertInto('blocked_email')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else await db.deleteFrom('blocked_email').where('email_key', '=', row.email_key).execute();
  },
});

export const postgresUserStore = (db: Kysely<Database>): UserStore => ({
  async add({ email, name, passwordHash, isVerified = false, language }) {
    const row = await db
      .insertInto('app_user')
      .values({
        ...{ email, email_key: emailKey(email), password_hash: passwordHash, name, is_verified: isVerified },
        ...(language !== undefined && { interface_language: language }),
      })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returningAll()
      .executeTakeFirst();
    return row && toUser(row);
  },
  ...searches(db),
  ...blocks(db),
  ...holds(db),
  async markVerified(id) {
    await db.updateTable('app_user').set({ is_verified: true }).where('id', '=', id).execute();
  },
  async setPassword(id, passwordHash) {
    await db.updateTable('app_user').set({ password_hash: passwordHash }).where('id', '=', id).execute();
  },
  ...choices(db),
});
