import type { OneTimeTokenStore } from '@gosds/usecases/accounts/one-time-token-store';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

type Cancelled = Parameters<OneTimeTokenStore['cancel']>[0];

async function cancel(db: Kysely<Database>, { userId, purpose }: Cancelled, now: Date): Promise<void> {
  await db
    .updateTable('one_time_token')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

export const postgresOneTimeTokenStore = (db: Kysely<Database>): OneTimeTokenStore => ({
  async issue({ tokenHash, userId, purpose, expiresAt }, now) {
    await cancel(db, { userId, purpose }, now);
    await db
      .insertInto('one_time_token')
      .values({ token_hash: tokenHash, user_id: userId, purpose, expires_at: expiresAt })
      .execute();
  },
  cancel: (tokens, now) => cancel(db, tokens, now),
  async ownerOf({ tokenHash, purpose }, now) {
    const row = await db
      .selectFrom('one_time_token')
      .select('user_id')
      .where('token_hash', '=', tokenHash)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row?.user_id;
  },
  async use({ tokenHash, purpose }, now) {
    const row = await db
      .updateTable('one_time_token')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('user_id')
      .executeTakeFirst();
    return row?.user_id;
  },
});
