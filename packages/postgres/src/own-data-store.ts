import type { AccountExport, OwnDataStore, OwnFile } from '@gosds/usecases/accounts/own-data-store';
import { exportKeyOf } from '@gosds/usecases/accounts/export-data';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from './database.ts';
import { eraseUser } from './erase-user.ts';
import { ownDocuments, ownRows, secretColumns } from './own-rows.ts';
import { mayReadReport } from './team-access.ts';
import type { AccountTables } from './tables/account-tables.ts';

const toExport = (row: Selectable<AccountTables['account_export']>): AccountExport => ({
  id: row.id,
  userId: row.user_id,
  askedAt: row.asked_at,
  file:
    row.hash === null || row.bytes === null || row.expires_at === null
      ? null
      : { hash: row.hash, bytes: row.bytes, expiresAt: row.expires_at },
});

/** A condition of `ownRows` with the user's id in place of `$1`. */
const ownedBy = (condition: string, userId: string) =>
  sql.join(
    condition.split('$1').map((part) => sql.raw(part)),
    sql`${userId}::uuid`,
  );

async function rowsOf(db: Kysely<Database>, userId: string) {
  const all: [string, readonly Readonly<Record<string, unknown>>[]][] = [];
  for (const [table, condition] of Object.entries(ownRows)) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(own) - ${[...secretColumns]}::text[] as row from ${sql.table(table)} own
      where ${ownedBy(condition, userId)}`.execute(db);
    all.push([table, rows.map(({ row }) => row)]);
  }
  return Object.fromEntries(all);
}

/** Paid sheets as PDF, and logos. */
async function filesOf(db: Kysely<Database>, userId: string): Promise<readonly OwnFile[]> {
  const { rows } = await sql<OwnFile>`
    select distinct 'sheets/CW' || sheet.material_number || '-' || sheet.number || '.pdf' as name, clean_hash as hash
    from document sheet
    where ${ownedBy(ownDocuments, userId)} and clean_hash is not null and exists (
      select from sale_order sale join order_line line on line.order_id = sale.id
      left join chemist_task task on task.line_id = line.id
      where sale.status = 'paid' and sheet.id in (line.document_id, task.document_id))
    union all select 'logos/' || id || '.png', hash from logo where user_id = ${userId} order by name`.execute(db);
  return rows;
}

async function idsOf(db: Kysely<Database>, query: ReturnType<typeof sql<{ id: string }>>): Promise<readonly string[]> {
  return (await query.execute(db)).rows.map(({ id }) => id);
}

async function isOrderUnderWay(db: Kysely<Database>, userId: string): Promise<boolean> {
  const { rows } = await sql<{ isUnderWay: boolean }>`
    select exists (
      select from sale_order sale where user_id = ${userId} and (status in ('charging', 'action', 'pending')
        or status = 'paid' and exists (
          select from order_line line join chemist_task task on task.line_id = line.id
          where line.order_id = sale.id and task.state <> 'signed'))
    ) as "isUnderWay"`.execute(db);
  return rows[0]?.isUnderWay ?? false;
}

async function publishedSheets(db: Kysely<Database>, userId: string): Promise<number> {
  const files = await filesOf(db, userId);
  return files.filter(({ name }) => name.startsWith('sheets/')).length;
}

const exportsOf = (
  db: Kysely<Database>,
): Pick<OwnDataStore, 'addExport' | 'lastExport' | 'countExports' | 'findExport' | 'keepExport'> => ({
  async addExport(userId, now) {
    const row = await db
      .insertInto('account_export')
      .values({ user_id: userId, asked_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toExport(row);
  },
  async lastExport(userId, now) {
    const row = await db
      .selectFrom('account_export')
      .selectAll()
      .where('user_id', '=', userId)
      .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
      .where(
        sql<boolean>`not exists (
          select from job where key = ${exportKeyOf('')} || account_export.id and given_up_at is not null)`,
      )
      .orderBy('asked_at', 'desc')
      .executeTakeFirst();
    return row && toExport(row);
  },
  async countExports(userId, since) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from account_export where user_id = ${userId} and asked_at > ${since}`.execute(db);
    return rows[0]?.count ?? 0;
  },
  async findExport(id) {
    const row = await db.selectFrom('account_export').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toExport(row);
  },
  async keepExport(id, { hash, bytes, expiresAt }) {
    await db.updateTable('account_export').set({ hash, bytes, expires_at: expiresAt }).where('id', '=', id).execute();
  },
});

export const postgresOwnDataStore = (db: Kysely<Database>): OwnDataStore => ({
  rowsOf: (userId) => rowsOf(db, userId),
  filesOf: (userId) => filesOf(db, userId),
  paidOrdersOf: (userId) =>
    idsOf(db, sql`select id from sale_order where user_id = ${userId} and status = 'paid' order by number`),
  reportsOf: (userId) =>
    idsOf(
      db,
      sql`select sale.id from sale_order sale join galleria_report report on report.order_id = sale.id
        where sale.user_id = ${userId} and sale.status = 'paid'
          and ${mayReadReport(userId, { report: 'report', order: 'sale' })} order by sale.number`,
    ),
  creditNotesOf: (userId) =>
    idsOf(
      db,
      sql`select refund_id as id from money_document paper join sale_order sale on sale.id = paper.order_id
        where sale.user_id = ${userId} and refund_id is not null order by paper.issued_at`,
    ),
  isOrderUnderWay: (userId) => isOrderUnderWay(db, userId),
  publishedSheets: (userId) => publishedSheets(db, userId),
  erase: (user, now) => eraseUser(db, user, now),
  erasedAccounts: () => idsOf(db, sql`select id from app_user where deleted_at is not null`),
  presentAmong: (userIds) =>
    idsOf(db, sql`select id from app_user where deleted_at is null and id = any(${[...userIds]}::uuid[])`),
  ...exportsOf(db),
});
