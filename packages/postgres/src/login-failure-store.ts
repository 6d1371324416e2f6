import type { LoginFailureStore } from '@gosds/usecases/accounts/login-failure-store';
import { policy } from '@gosds/usecases/policy';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

/** Applies the rule of `afterFailure`, in one statement per attempt. */
export const postgresLoginFailureStore = (db: Kysely<Database>): LoginFailureStore => ({
  async begin(emailHash, now) {
    const { failures, fadeMinutes, maxMinutes } = policy.loginLock;
    const at = sql`${now}::timestamptz`;
    const fade = sql`make_interval(mins => ${fadeMinutes})`;
    const next = sql`greatest(kept.forgotten_at, ${at}) + ${fade}`;
    const count = sql`ceil(extract(epoch from ${next} - ${at}) / ${fadeMinutes * 60})`;
    const doublings = sql`least(${count} - ${failures}, 10)`;
    const { rows } = await sql<{ forgottenAt: Date }>`
      insert into login_failure as kept (email_hash, forgotten_at) values (${emailHash}, ${at} + ${fade})
      on conflict (email_hash) do update set
        forgotten_at = ${next},
        locked_until = case when ${count} >= ${failures}
          then ${at} + least(interval '1 minute' * power(2, ${doublings}), make_interval(mins => ${maxMinutes}))
          end
        where kept.locked_until is null or kept.locked_until <= ${at}
      returning forgotten_at as "forgottenAt"`.execute(db);
    return rows[0];
  },
  async succeed(emailHash, { forgottenAt }, now) {
    await db
      .deleteFrom('login_failure')
      .where('email_hash', '=', emailHash)
      .where((row) =>
        row.or([
          row('forgotten_at', '<=', forgottenAt),
          row('locked_until', 'is', null),
          row('locked_until', '<=', now),
        ]),
      )
      .execute();
    const locked = await db
      .selectFrom('login_failure')
      .select('email_hash')
      .where('email_hash', '=', emailHash)
      .where('locked_until', '>', now)
      .executeTakeFirst();
    return locked === undefined;
  },
  async clear(emailHash) {
    await db.deleteFrom('login_failure').where('email_hash', '=', emailHash).execute();
  },
});
