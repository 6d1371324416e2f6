import type { GroupStandardStore } from '@gosds/usecases/drafts/group-standard-store';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

const columns = ['id', 'user_id as userId', 'approval_code as approvalCode', 'name'] as const;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const postgresGroupStandardStore = (db: Kysely<Database>): GroupStandardStore => ({
  list: (userId) =>
    db.selectFrom('group_standard').select(columns).where('user_id', '=', userId).orderBy('created_at').execute(),
  add: ({ userId, approvalCode, name }) =>
    db
      .insertInto('group_standard')
      .values({ user_id: userId, approval_code: approvalCode, name })
      .returning(columns)
      .executeTakeFirstOrThrow(),
  async change({ id, userId, approvalCode, name }) {
    if (!uuid.test(id)) return undefined;
    return db
      .updateTable('group_standard')
      .set({ approval_code: approvalCode, name })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning(columns)
      .executeTakeFirst();
  },
  async remove({ id, userId }) {
    if (!uuid.test(id)) return false;
    const { numDeletedRows } = await db
      .deleteFrom('group_standard')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});
