import type { FeedbackStore } from '@gosds/usecases/accounts/feedback-store';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

export const postgresFeedbackStore = (db: Kysely<Database>): FeedbackStore => ({
  async isGiven(userId) {
    const row = await db.selectFrom('feedback').select('user_id').where('user_id', '=', userId).executeTakeFirst();
    return row !== undefined;
  },
  async add(userId, { raiting1, raiting2, raiting3, comment }, now) {
    await db
      .insertInto('feedback')
      .values({ user_id: userId, rating_1: raiting1, rating_2: raiting2, rating_3: raiting3, comment, given_at: now })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute();
  },
});
