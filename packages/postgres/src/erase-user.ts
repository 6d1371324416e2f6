import type { OwnDataStore } from '@gosds/usecases/accounts/own-data-store';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';
import { emailKey } from '@gosds/usecases/accounts/user-store';

type Erased = Parameters<OwnDataStore['erase']>[0];

/** Separate statements in this order: a row goes before the rows it refers to. */
const removals = (userId: string): readonly RawBuilder<unknown>[] => {
  const orders = sql`select id from sale_order where user_id = ${userId}`;
  // A sheet that a team shares stays with the team.
  const ownDocument = sql`user_id = ${userId} and draft_id not in (select id from draft where team_id is not null)`;
  const documents = sql`select id from document where ${ownDocument}`;
  return [
    sql`delete from session where user_id = ${userId}`,
    sql`delete from analytics_event where client_id = (select analytics_id::text from app_user where id = ${userId})`,
    sql`delete from one_time_token where user_id = ${userId}`,
    sql`delete from company_profile where user_id = ${userId}`,
    sql`delete from feedback where user_id = ${userId}`,
    // Their uses and acts are deleted with them.
    sql`delete from api_key where user_id = ${userId}`,
    sql`delete from webhook_endpoint where user_id = ${userId}`,
    sql`delete from order_key where user_id = ${userId}`,
    sql`delete from watch_finding where user_id = ${userId}`,
    sql`delete from account_export where user_id = ${userId}`,
    sql`delete from group_standard where user_id = ${userId} and team_id is null`,
    sql`delete from temporary_pdf where user_id = ${userId}`,
    // What was paid for a sheet of a team goes on, so that the team is not charged for it again.
    sql`delete from er_service where user_id = ${userId} and not exists (
      select from order_line line join draft on draft.id = line.draft_id
      where line.id = er_service.line_id and draft.team_id is not null)`,
    // A published page stays: a digital label has to be there for ten years (Regulation (EC) No 1272/2008, Article 34b).
    sql`delete from public_page where document_id in (${documents}) and (published_at is null or withdrawn_at is not null)`,
    sql`delete from chemist_task where line_id in (select id from order_line where order_id in (${orders}))`,
    sql`delete from galleria_report where order_id in (${orders}) and team_id is null`,
    // Orders that were never paid.
    sql`delete from sale_order where user_id = ${userId} and status in ('new', 'failed')`,
    sql`update sale_order set info = '{}', card_token = null, decline = null where user_id = ${userId}`,
    sql`delete from team_member where user_id = ${userId}`,
    sql`delete from draft where user_id = ${userId} and team_id is null`,
    sql`delete from logo where user_id = ${userId} and team_id is null`,
    sql`delete from document where ${ownDocument}
      and not exists (select from order_line line where line.document_id = document.id)
      and not exists (select from sale_order sale where sale.document_id = document.id)`,
    // A line of a paid order refers to its sheet for ever, so the sheet's numbers stay.
    sql`insert into unused_blob (hash)
      select distinct hash from document, lateral (
        select preview_hash as hash union select clean_hash
        union select file.value from jsonb_each_text(coalesce(nullif(files, 'null'), '{}')) as file
      ) as named where ${ownDocument} and hash is not null
      on conflict (hash) do update set since = excluded.since`,
    sql`update document set product_name = '', company_name = '', content_hash = '', draft = '{}', sheet = '{}', text = '',
      preview_hash = null, clean_hash = null, files = null, review = null, emergency_number = null
      where ${ownDocument}`,
  ];
};

/** Ids by which jobs refer to the user: the user's own, and those of orders, refunds, sessions and so on. */
async function idsOf(db: Kysely<Database>, userId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select ${userId}::text as id
    union select id::text from sale_order where user_id = ${userId}
    union select id::text from order_refund where order_id in (select id from sale_order where user_id = ${userId})
    union select id::text from session where user_id = ${userId}
    union select id::text from account_export where user_id = ${userId}
    union select sent.id::text from webhook_delivery sent
      join webhook_endpoint endpoint on endpoint.id = sent.endpoint_id where endpoint.user_id = ${userId}
    union select subscription_id from er_service where user_id = ${userId} and subscription_id is not null`.execute(db);
  return rows.map(({ id }) => id);
}

/** Condition that a text contains the e-mail address, but not as part of another address. */
function holds(column: string, email: string): RawBuilder<unknown> {
  const every = email.replaceAll(/[^a-z0-9@]/gi, String.raw`\$&`);
  const alone = String.raw`(^|[^a-z0-9._%+-])${every}(?!\.?[a-z0-9-])`;
  return sql`${sql.ref(column)} ~* ${alone}`;
}

const deleteJobsOf = (db: Kysely<Database>, named: readonly string[]) =>
  sql`delete from job where exists (
    select from jsonb_each_text(data) as part where lower(part.value) = any(${[...named]}::text[]))`.execute(db);

/** Removes jobs, mails and errors that refer to the user by an id or the e-mail address. */
async function eraseTraces(db: Kysely<Database>, { userId, email }: Erased, ids: readonly string[]): Promise<void> {
  await deleteJobsOf(db, [...ids.map((id) => id.toLowerCase()), emailKey(email)]);
  await sql`delete from mailbox where ${holds('recipient', email)} or ${holds('text', email)}`.execute(db);
  await sql`delete from team_invitation where email_key = ${emailKey(email)}`.execute(db);
  await sql`delete from error_log where user_id = ${userId} or ${holds('message', email)} or ${holds('stack', email)}
    or ${holds('route', email)}`.execute(db);
}

/** Erases the user. Keeps the numbers of orders and sheets, the payments, invoices and credit notes. */
export async function eraseUser(db: Kysely<Database>, erased: Erased, now: Date): Promise<void> {
  const { userId, loginKey } = erased;
  await eraseTraces(db, erased, await idsOf(db, userId));
  for (const removal of removals(userId)) await removal.execute(db);
  await sql`delete from login_failure where email_hash = ${loginKey}`.execute(db);
  const nobody = `${userId}@deleted.invalid`;
  await db
    .updateTable('app_user')
    .set({
      ...{ email: nobody, email_key: nobody, password_hash: '', name: '', company: '', is_verified: false },
      ...{ screen_language: null, mail_language: null },
      ...{ interface_language: null, sds_discount_percent: 0, report_discount_percent: 0, is_internal: false },
      ...{ analytics_id: sql<string>`gen_random_uuid()`, deleted_at: now },
    })
    .where('id', '=', userId)
    .execute();
}

/**
 * Removes rows that requests or jobs wrote while an account was being deleted in the last day. Call this from time to
 * time.
 */
export async function eraseLateRows(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from app_user where deleted_at > now() - interval '1 day'`.execute(db);
  for (const { id: userId } of rows) {
    await db.transaction().execute(async (transaction) => {
      await deleteJobsOf(transaction, await idsOf(transaction, userId));
      for (const removal of removals(userId)) await removal.execute(transaction);
    });
  }
}
