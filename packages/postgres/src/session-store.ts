import type { ListedSession, SessionStore } from '@gosds/usecases/accounts/session-store';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from './database.ts';
import { plannedOnce } from './prepared.ts';
import type { AccountTables } from './tables/account-tables.ts';

/** Precision of the last use, so that requests that only read need not write each time. */
const seenToWithinMs = 60_000;

const toListed = (row: Selectable<AccountTables['session']>): ListedSession => ({
  id: row.id,
  userId: row.user_id,
  device: { browser: row.browser, system: row.system },
  address: row.address,
  openedAt: row.opened_at,
  seenAt: row.seen_at,
});

const openAt = (db: Kysely<Database>, { now, idleSince }: { readonly now: Date; readonly idleSince: Date }) =>
  db
    .selectFrom('session')
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now)
    .where((where) => where.or([where('is_remembered', '=', true), where('seen_at', '>', idleSince)]));

const closing = (db: Kysely<Database>, now: Date) =>
  db.updateTable('session').set({ closed_at: now }).where('closed_at', 'is', null);

/** The calls by which users see and close their own sessions. */
const ofUsers = (
  db: Kysely<Database>,
): Pick<SessionStore, 'listOf' | 'find' | 'closeOne' | 'closeOthers' | 'isNewDevice'> => ({
  async listOf(userId, at) {
    const rows = await openAt(db, at).selectAll().where('user_id', '=', userId).orderBy('seen_at', 'desc').execute();
    return rows.map(toListed);
  },
  async find(id) {
    const row = await db.selectFrom('session').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toListed(row);
  },
  async closeOne({ id, userId }, now) {
    await closing(db, now).where('id', '=', id).where('user_id', '=', userId).execute();
    const own = db.selectFrom('session').select('id').where('id', '=', id).where('user_id', '=', userId);
    return (await own.executeTakeFirst()) !== undefined;
  },
  async closeOthers({ id, userId }, now) {
    await closing(db, now).where('user_id', '=', userId).where('id', '<>', id).execute();
  },
  async isNewDevice(userId, { browser, system }) {
    const known = await db
      .selectFrom('session')
      .select(['browser', 'system'])
      .distinct()
      .where('user_id', '=', userId)
      .where((where) => where.or([where('browser', 'is not', null), where('system', 'is not', null)]))
      .execute();
    return known.length > 0 && !known.some((device) => device.browser === browser && device.system === system);
  },
});

export const postgresSessionStore = (db: Kysely<Database>): SessionStore => ({
  async open({ tokenHash, csrfHash, userId, isRemembered, openedAt, expiresAt, place }) {
    const { id } = await db
      .insertInto('session')
      .values({
        token_hash: tokenHash,
        csrf_hash: csrfHash,
        user_id: userId,
        is_remembered: isRemembered,
        opened_at: openedAt,
        seen_at: openedAt,
        expires_at: expiresAt,
        ...(place && { ...place.device, address: place.address }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  async touch(tokenHash, { now, idleSince, address }) {
    const row = await openAt(db, { now, idleSince })
      .modifyFront(plannedOnce)
      .select(['id', 'token_hash as tokenHash', 'csrf_hash as csrfHash', 'user_id as userId', 'seen_at as seenAt'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    if (row && now.getTime() - row.seenAt.getTime() > seenToWithinMs) {
      await db
        .updateTable('session')
        .set({ seen_at: now, ...(address !== undefined && { address }) })
        .where('token_hash', '=', tokenHash)
        .execute();
    }
    return row;
  },
  async close(tokenHash, now) {
    await closing(db, now).where('token_hash', '=', tokenHash).execute();
  },
  async closeAllOf(userId, now) {
    await closing(db, now).where('user_id', '=', userId).execute();
  },
  ...ofUsers(db),
});
