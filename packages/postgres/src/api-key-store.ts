import { type ApiScope, apiScopes, keyActs } from '@gosds/contract/developers/api-keys';
import { isoDate } from '@gosds/usecases/clock';
import type { ApiKey, ApiKeyStore } from '@gosds/usecases/developers/api-key-store';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from './database.ts';
import type { DeveloperTables } from './tables/developer-tables.ts';

type Db = Kysely<Database>;

/** Precision of the last use, so that not every request has to write. */
const usedToWithinSeconds = 60;

/** Drops scopes that this edition of the service does not know. */
const toScopes = (kept: readonly string[]): readonly ApiScope[] => apiScopes.filter((scope) => kept.includes(scope));

const toKey = (row: Selectable<DeveloperTables['api_key']>): ApiKey => ({
  id: row.id,
  userId: row.user_id,
  name: row.name,
  start: row.start,
  scopes: toScopes(row.scopes),
  madeAt: row.made_at,
  usedAt: row.used_at,
  earlierUntil: row.earlier_until,
});

const standing = (db: Db) => db.selectFrom('api_key').selectAll().where('revoked_at', 'is', null);

const changing = (db: Db, { id, userId }: { readonly id: string; readonly userId: string }) =>
  db.updateTable('api_key').where('id', '=', id).where('user_id', '=', userId).where('revoked_at', 'is', null);

type Counted = Selectable<DeveloperTables['api_key']> & { readonly calls: number };

const uses = (db: Db): Pick<ApiKeyStore, 'noteUse' | 'noteAct' | 'actsOf'> => ({
  async noteUse({ keyId, call }, now) {
    await sql`
      insert into api_key_use as kept (key_id, day, call, times) values (${keyId}, ${isoDate(now)}::date, ${call}, 1)
      on conflict (key_id, day, call) do update set times = kept.times + 1`.execute(db);
    await sql`
      update api_key set used_at = ${now} where id = ${keyId}
        and (used_at is null or used_at < ${now}::timestamptz - make_interval(secs => ${usedToWithinSeconds}))`.execute(
      db,
    );
  },
  async noteAct({ userId, keyId, kind, name, address }, now) {
    await db
      .insertInto('api_key_act')
      .values({ user_id: userId, key_id: keyId, kind, name, address, at: now })
      .execute();
  },
  async actsOf(userId, limit) {
    const rows = await db
      .selectFrom('api_key_act')
      .selectAll()
      .where('user_id', '=', userId)
      .where('kind', 'in', keyActs)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.flatMap(({ key_id: keyId, kind: kept, name, address, at }) => {
      const kind = keyActs.find((known) => known === kept);
      return kind === undefined ? [] : [{ userId, keyId, kind, name, address, at }];
    });
  },
});

export const postgresApiKeyStore = (db: Db): ApiKeyStore => ({
  async add({ userId, name, start, keyHash, scopes }, now) {
    const row = await db
      .insertInto('api_key')
      .values({ user_id: userId, name, start, key_hash: keyHash, scopes, made_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toKey(row);
  },
  async listOf(userId, since) {
    const { rows } = await sql<Counted>`
      select own.*, coalesce((select sum(times) from api_key_use use
        where use.key_id = own.id and day >= ${isoDate(since)}::date), 0)::int as calls
      from api_key own where user_id = ${userId} and revoked_at is null order by made_at desc, id`.execute(db);
    return rows.map((row) => ({ ...toKey(row), calls: row.calls }));
  },
  async find({ id, userId }) {
    const row = await standing(db).where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
    return row && toKey(row);
  },
  async rename(own, name) {
    await changing(db, own).set({ name }).execute();
  },
  async rotate(own, { start, keyHash }, earlierUntil) {
    await changing(db, own)
      .set((key) => ({ start, key_hash: keyHash, earlier_hash: key.ref('key_hash'), earlier_until: earlierUntil }))
      .execute();
  },
  async revoke(own, now) {
    await changing(db, own).set({ revoked_at: now }).execute();
  },
  async findByHash(keyHash, now) {
    const row = await standing(db)
      .where((key) =>
        key.or([
          key('key_hash', '=', keyHash),
          key.and([key('earlier_hash', '=', keyHash), key('earlier_until', '>', now)]),
        ]),
      )
      .executeTakeFirst();
    return row && toKey(row);
  },
  ...uses(db),
});
