import type { SessionStore } from '@gosds/usecases/accounts/session-store';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

/** A request that only reads should not have to write. So the last use is known only to this precision. */
const seenToWithinMs = 60_000;

export const postgresSessionStore = (db: Kysely<Database>): SessionStore => ({
  async open({ tokenHash, csrfHash, userId, isRemembered, openedAt, expiresAt }) {
    await db
      .insertInto('session')
      .values({
        token_hash: tokenHash,
        csrf_hash: csrfHash,
        user_id: userId,
        is_remembered: isRemembered,
        opened_at: openedAt,
        seen_at: openedAt,
        expires_at: expiresAt,
      })
      .execute();
  },
  async touch(tokenHash, { now, idleSince }) {
    const row = await db
      .selectFrom('session')
      .select(['token_hash as tokenHash', 'csrf_hash as csrfHash', 'user_id as userId', 'seen_at as seenAt'])
      .where('token_hash', '=', tokenHash)
      .where('closed_at', 'is', null)
      .where('expires_at', '>', now)
      .where((where) => where.or([where('is_remembered', '=', true), where('seen_at', '>', idleSince)]))
      .executeTakeFirst();
    if (row && now.getTime() - row.seenAt.getTime() > seenToWithinMs) {
      await db.updateTable('session').set({ seen_at: now }).where('token_hash', '=', tokenHash).execute();
    }
    return row;
  },
  async close(tokenHash, now) {
    await db
      .updateTable('session')
      .set({ closed_at: now })
      .where('token_hash', '=', tokenHash)
      .where('closed_at', 'is', null)
      .execute();
  },
  async closeAllOf(userId, now) {
    await db
      .updateTable('session')
      .set({ closed_at: now })
      .where('user_id', '=', userId)
      .where('closed_at', 'is', null)
      .execute();
  },
});
