import { policy } from '@gosds/usecases/policy';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

/** Deletes expired data: limits, links, sessions, and old finished jobs. */
export async function purgeExpired(db: Kysely<Database>): Promise<void> {
  const {
    expiredLinkDays,
    endedSessionDays,
    doneJobDays,
    analyticsEventDays,
    watchFindingDays,
    keyUseDays,
    orderKeyDays,
    webhookDays,
  } = policy.retention;
  await sql`delete from rate_limit where resets_at < now()`.execute(db);
  await sql`delete from one_time_token where expires_at < now() - make_interval(days => ${expiredLinkDays})`.execute(
    db,
  );
  await sql`delete from phone_code where expires_at < now() - make_interval(days => ${expiredLinkDays})`.execute(db);
  await sql`delete from used_link where expires_at < now() - make_interval(days => ${expiredLinkDays})`.execute(db);
  await sql`delete from session where least(expires_at, closed_at) < now() - make_interval(days => ${endedSessionDays})`.execute(
    db,
  );
  await sql`delete from login_failure where forgotten_at < now()`.execute(db);
  await sql`delete from account_export where expires_at < now()`.execute(db);
  await sql`delete from temporary_pdf where expires_at < now()`.execute(db);
  await sql`delete from analytics_event where at < now() - make_interval(days => ${analyticsEventDays})`.execute(db);
  await sql`delete from watch_finding where found_at < now() - make_interval(days => ${watchFindingDays})`.execute(db);
  await sql`delete from api_key_use where day < current_date - ${keyUseDays}::int`.execute(db);
  await sql`delete from order_key where taken_at < now() - make_interval(days => ${orderKeyDays})`.execute(db);
  await sql`delete from webhook_delivery where at < now() - make_interval(days => ${webhookDays})`.execute(db);
  // The jobs of these causes are long done. Keep the last day of law, where the next check begins.
  await sql`delete from watch_cause where begun_at < now() - make_interval(days => ${doneJobDays})
    and not exists (select from watch_finding where cause_id = watch_cause.id)
    and (kind = 'list' or day < (select max(day) from watch_cause where kind = 'law'))`.execute(db);
  await sql`delete from job where done_at < now() - make_interval(days => ${doneJobDays})`.execute(db);
}
