import { Problem } from '@gosds/contract/problem';
import { hashOf } from '@gosds/usecases/accounts/secret-token';
import type { Clock } from '@gosds/usecases/clock';
import type { RateLimiter } from '@gosds/usecases/rate-limiter';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { plannedOnce } from './prepared.ts';

const keyOf = (name: string, subject: string): string => hashOf(`${name}\n${subject}`);

/** Each call is one atomic statement, so that parallel calls cannot use the same allowance. */
export const postgresRateLimiter = (db: Kysely<Database>, clock: Clock): RateLimiter => ({
  async take({ name, max, perSeconds }, subject) {
    const now = clock();
    const key = keyOf(name, subject);
    const resetsAt = new Date(now.getTime() + perSeconds * 1000);
    const { rows } = await sql<{ taken: number; resets_at: Date }>`${plannedOnce}
      insert into rate_limit as kept (key, taken, resets_at) values (${key}, 1, ${resetsAt})
      on conflict (key) do update set
        taken = case when kept.resets_at <= ${now} then 1 else kept.taken + 1 end,
        resets_at = case when kept.resets_at <= ${now} then excluded.resets_at else kept.resets_at end
      returning taken, resets_at`.execute(db);
    const [row] = rows;
    if (!row || row.taken <= max) return max - (row?.taken ?? 0);
    const retryAfterSeconds = Math.max(1, Math.ceil((row.resets_at.getTime() - now.getTime()) / 1000));
    throw new Problem('too-many-requests', { retryAfterSeconds });
  },
  async left({ name, max }, subject) {
    const { rows } = await sql<{ taken: number }>`
      select taken from rate_limit where key = ${keyOf(name, subject)} and resets_at > ${clock()}`.execute(db);
    return Math.max(0, max - (rows[0]?.taken ?? 0));
  },
});
