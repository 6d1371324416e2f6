import type { LogoStore } from '@gosds/usecases/drafts/logo-store';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { teamWith } from './team-access.ts';

export const postgresLogoStore = (db: Kysely<Database>): LogoStore => ({
  async add({ userId, hash, width, height }, now) {
    const { id } = await db
      .insertInto('logo')
      .values({ user_id: userId, hash, width, height, created_at: now, team_id: teamWith(userId, 'write') })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, userId, hash, width, height };
  },
  async find({ id, userId }) {
    return db
      .selectFrom('logo')
      .select(['id', 'user_id as userId', 'hash', 'width', 'height'])
      .where('id', '=', id)
      .where((logo) => logo.or([logo('user_id', '=', userId), logo('team_id', '=', teamWith(userId, 'read'))]))
      .executeTakeFirst();
  },
  async remove({ id, userId }) {
    await db.deleteFrom('logo').where('id', '=', id).where('user_id', '=', userId).execute();
  },
});
