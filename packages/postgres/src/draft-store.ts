import { Problem } from '@gosds/contract/problem';
import { draftSchema } from '@gosds/sheet/draft/draft';
import type { DraftStore, StoredDraft } from '@gosds/usecases/drafts/draft-store';
import { teamRoles } from '@gosds/contract/teams/team-rights';
import { type Kysely, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from './database.ts';
import { listSheets } from './list-sheets.ts';
import type { SheetTables } from './tables/sheet-tables.ts';
import { mayWithDraft, teamWith } from './team-access.ts';

type Row = Selectable<SheetTables['draft']> & { readonly team_role: string | null };

const roleSchema = z.enum(teamRoles).nullable();

const toDraft = (row: Row, userId: string): StoredDraft => ({
  id: row.id,
  userId,
  teamRole: roleSchema.parse(row.team_role),
  materialNumber: row.material_number,
  version: row.version,
  savedAt: row.saved_at,
  draft: draftSchema.parse(row.draft),
});

/** The user's role in the team that shares the draft. */
const teamRole = (userId: string) =>
  sql<string | null>`(select role from team_member member
  where member.user_id = ${userId} and member.team_id = draft.team_id)`.as('team_role');

/** Drafts that are not deleted. */
const standing = (db: Kysely<Database>) => db.selectFrom('draft').where('deleted_at', 'is', null);

const lastTouched = (db: Kysely<Database>, userId: string) =>
  standing(db)
    .where('user_id', '=', userId)
    .where(mayWithDraft(userId, 'write'))
    .orderBy('saved_at', 'desc')
    .orderBy('material_number', 'desc');

const deletion = (db: Kysely<Database>): Pick<DraftStore, 'remove' | 'restore' | 'forgetDeleted'> => ({
  async remove({ id, userId }, now) {
    const { numUpdatedRows } = await db
      .updateTable('draft')
      .set({ deleted_at: now })
      .where('id', '=', id)
      .where(mayWithDraft(userId, 'delete'))
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
  async restore({ id, userId }) {
    const row = await db
      .updateTable('draft')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where(mayWithDraft(userId, 'delete'))
      .returningAll()
      .returning(teamRole(userId))
      .executeTakeFirst();
    return row && toDraft(row, userId);
  },
  async forgetDeleted(userId) {
    const oldest = db
      .selectFrom('draft')
      .select('id')
      .where('user_id', '=', userId)
      .where('deleted_at', 'is not', null)
      .orderBy('deleted_at')
      .limit(1);
    const { numDeletedRows } = await db.deleteFrom('draft').where('id', '=', oldest).executeTakeFirst();
    return numDeletedRows > 0n;
  },
});

const reading = (db: Kysely<Database>): Pick<DraftStore, 'find' | 'findLatest' | 'findUntouched' | 'list'> => ({
  async find({ id, userId }) {
    const row = await standing(db)
      .selectAll()
      .select(teamRole(userId))
      .where('id', '=', id)
      .where(mayWithDraft(userId, 'read'))
      .executeTakeFirst();
    return row && toDraft(row, userId);
  },
  async findLatest(userId) {
    const row = await lastTouched(db, userId).selectAll().select(teamRole(userId)).executeTakeFirst();
    return row && toDraft(row, userId);
  },
  async findUntouched(userId) {
    const row = await lastTouched(db, userId)
      .where('is_untouched', '=', true)
      // A draft begun now would belong to this team.
      .where(sql<boolean>`team_id is not distinct from ${teamWith(userId, 'write')}`)
      .selectAll()
      .select(teamRole(userId))
      .executeTakeFirst();
    return row && toDraft(row, userId);
  },
  list: (userId, limit) => listSheets(db, userId, limit),
});

export const postgresDraftStore = (db: Kysely<Database>): DraftStore => ({
  async add({ userId, draft, isUntouched = false }, now) {
    const row = await db
      .insertInto('draft')
      .values({
        user_id: userId,
        version: 1,
        draft: JSON.stringify(draft),
        created_at: now,
        saved_at: now,
        is_untouched: isUntouched,
        team_id: teamWith(userId, 'write'),
      })
      .returningAll()
      .returning(teamRole(userId))
      .executeTakeFirstOrThrow();
    return toDraft(row, userId);
  },
  async use(userId) {
    const { number, bytes } = await db
      .selectFrom('draft')
      .select(({ fn }) => [fn.countAll<string>().as('number'), fn.sum<string | null>('bytes').as('bytes')])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return { number: Number(number), bytes: Number(bytes ?? 0) };
  },
  async save({ id, userId, version, draft, isUntouched = false }, now) {
    const row = await db
      .updateTable('draft')
      .set({ draft: JSON.stringify(draft), version: version + 1, saved_at: now, is_untouched: isUntouched })
      .where('id', '=', id)
      .where(mayWithDraft(userId, 'write'))
      .where('version', '=', version)
      .where('deleted_at', 'is', null)
      .returningAll()
      .returning(teamRole(userId))
      .executeTakeFirst();
    return row && toDraft(row, userId);
  },
  async keepGlance({ id, userId, version, glance }) {
    const { numUpdatedRows } = await db
      .updateTable('draft')
      .set({ glance: JSON.stringify(glance), glance_version: version })
      .where('id', '=', id)
      .where(mayWithDraft(userId, 'read'))
      .where('version', '=', version)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
  ...reading(db),
  ...deletion(db),
  async lockUser(userId) {
    const { rows } = await sql`
      select 1 from app_user where id = ${userId} and deleted_at is null for update`.execute(db);
    if (rows.length === 0) throw new Problem('not-signed-in');
  },
});
