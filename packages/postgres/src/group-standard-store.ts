import type { GroupStandardStore } from '@gosds/usecases/drafts/group-standard-store';
import type { TeamRight } from '@gosds/contract/teams/team-rights';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';
import { teamWith } from './team-access.ts';

const columns = ['id', 'user_id as userId', 'approval_code as approvalCode', 'name'] as const;

const mayWith = (userId: string, right: TeamRight): RawBuilder<boolean> => sql<boolean>`
  (team_id is null and user_id = ${userId} or team_id = ${teamWith(userId, right)})`;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const postgresGroupStandardStore = (db: Kysely<Database>): GroupStandardStore => ({
  list: (userId) =>
    db
      .selectFrom('group_standard')
      .select(columns)
      .where(mayWith(userId, 'read'))
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  add: ({ userId, draftId, approvalCode, name }) =>
    db
      .insertInto('group_standard')
      .values({
        ...{ user_id: userId, approval_code: approvalCode, name },
        team_id: sql<string | null>`(select team_id from draft where id = ${draftId})`,
      })
      .returning(columns)
      .executeTakeFirstOrThrow(),
  async change({ id, userId, approvalCode, name }) {
    if (!uuid.test(id)) return undefined;
    return db
      .updateTable('group_standard')
      .set({ approval_code: approvalCode, name })
      .where('id', '=', id)
      .where(mayWith(userId, 'write'))
      .returning(columns)
      .executeTakeFirst();
  },
  async remove({ id, userId }) {
    if (!uuid.test(id)) return false;
    const { numDeletedRows } = await db
      .deleteFrom('group_standard')
      .where('id', '=', id)
      .where(mayWith(userId, 'write'))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});
