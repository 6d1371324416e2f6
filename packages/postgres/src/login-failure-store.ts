import type { LoginFailureStore } from '@gosds/usecases/accounts/login-failure-store';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

/** Failures that are free; each further one doubles the lock. */
const freeFailures = 9;

export const postgresLoginFailureStore = (db: Kysely<Database>): LoginFailureStore => ({
  async isLocked(emailHash, now) {
    const row = await db
      .selectFrom('login_failure')
      .select('email_hash')
      .where('email_hash', '=', emailHash)
      .where('locked_until', '>', now)
      .executeTakeFirst();
    return row !== undefined;
  },
  async add(emailHash, now) {
    await sql`
      insert into login_failure as kept (email_hash, failures, last_at) values (${emailHash}, 1, ${now})
      on conflict (email_hash) do update set
        last_at = excluded.last_at,
        failures = kept.failures + 1,
        locked_until = case when kept.failures >= ${freeFailures}
          then excluded.last_at + least(interval '1 minute' * power(2, least(kept.failures - ${freeFailures}, 10)), interval '1 hour')
          end`.execute(db);
  },
  async clear(emailHash) {
    await db.deleteFrom('login_failure').where('email_hash', '=', emailHash).execute();
  },
});
