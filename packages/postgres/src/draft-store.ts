import { draftSchema } from '@gosds/sheet/draft/draft';
import type { DraftStore, StoredDraft } from '@gosds/usecases/drafts/draft-store';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from './database.ts';
import type { SheetTables } from './tables/sheet-tables.ts';

const toDraft = (row: Selectable<SheetTables['draft']>): StoredDraft => ({
  id: row.id,
  userId: row.user_id,
  materialNumber: row.material_number,
  version: row.version,
  savedAt: row.saved_at,
  draft: draftSchema.parse(row.draft),
});

export const postgresDraftStore = (db: Kysely<Database>): DraftStore => ({
  async add({ userId, draft }, now) {
    const row = await db
      .insertInto('draft')
      .values({ user_id: userId, version: 1, draft: JSON.stringify(draft), created_at: now, saved_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toDraft(row);
  },
  async find({ id, userId }) {
    const row = await db
      .selectFrom('draft')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row && toDraft(row);
  },
  async list(userId, limit) {
    const rows = await db
      .selectFrom('draft')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('saved_at', 'desc')
      .orderBy('material_number', 'desc')
      .limit(limit)
      .execute();
    return rows.map(toDraft);
  },
  async count(userId) {
    const { number } = await db
      .selectFrom('draft')
      .select(({ fn }) => fn.countAll<string>().as('number'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return Number(number);
  },
  async save({ id, userId, version, draft }, now) {
    const row = await db
      .updateTable('draft')
      .set({ draft: JSON.stringify(draft), version: version + 1, saved_at: now })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst();
    return row && toDraft(row);
  },
  async lockUser(userId) {
    await sql`select 1 from app_user where id = ${userId} for update`.execute(db);
  },
});
