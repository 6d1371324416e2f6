import { Problem } from '@gosds/contract/problem';
import { hashOf } from '@gosds/usecases/accounts/secret-token';
import type { Clock } from '@gosds/usecases/clock';
import { policy } from '@gosds/usecases/policy';
import type { RateLimit, RateLimiter } from '@gosds/usecases/rate-limiter';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { plannedOnce } from './prepared.ts';

const keyOf = (name: string, subject: string): string => hashOf(`${name}\n${subject}`);

/** Takes several from an allowance, and returns how many are left. */
type TakeMany = (limit: RateLimit, subject: string, times: number) => Promise<number>;

/** Each call is one atomic statement, so that parallel calls cannot use the same allowance. */
const takeNow =
  (db: Kysely<Database>, clock: Clock): TakeMany =>
  async ({ name, max, perSeconds }, subject, times) => {
    const now = clock();
    const key = keyOf(name, subject);
    const resetsAt = new Date(now.getTime() + perSeconds * 1000);
    const { rows } = await sql<{ taken: number; resets_at: Date }>`${plannedOnce}
      insert into rate_limit as kept (key, taken, resets_at) values (${key}, ${times}, ${resetsAt})
      on conflict (key) do update set
        taken = case when kept.resets_at <= ${now} then excluded.taken else kept.taken + excluded.taken end,
        resets_at = case when kept.resets_at <= ${now} then excluded.resets_at else kept.resets_at end
      returning taken, resets_at`.execute(db);
    const [row] = rows;
    if (!row || row.taken <= max) return max - (row?.taken ?? 0);
    const retryAfterSeconds = Math.max(1, Math.ceil((row.resets_at.getTime() - now.getTime()) / 1000));
    throw new Problem('too-many-requests', { retryAfterSeconds });
  };

/** What is left of an allowance by the last statement, and what was granted since without one. */
type Granted = { readonly until: number; left: number; unwritten: number };

/** Writes the count of each subject once in a while, and grants what the last statement left meanwhile. */
function takeTogether(take: TakeMany, clock: Clock): RateLimiter['take'] {
  const { forMs, most } = policy.countsTogether;
  const granted = new Map<string, Granted>();
  const keep = (key: string, left: number) => {
    // Others may have been granted while the statement was on its way.
    const unwritten = granted.get(key)?.unwritten ?? 0;
    granted.delete(key);
    granted.set(key, { until: clock().getTime() + forMs, left: left - unwritten, unwritten });
    const [oldest] = granted.keys();
    if (granted.size > most && oldest !== undefined) granted.delete(oldest);
    return left - unwritten;
  };
  return async (limit, subject) => {
    const key = `${limit.name}\n${subject}`;
    const kept = granted.get(key);
    if (kept !== undefined && clock().getTime() < kept.until && kept.left > 0) {
      kept.left -= 1;
      kept.unwritten += 1;
      return kept.left;
    }
    granted.delete(key);
    return keep(key, await take(limit, subject, 1 + (kept?.unwritten ?? 0)));
  };
}

export const postgresRateLimiter = (db: Kysely<Database>, clock: Clock): RateLimiter => {
  const take = takeNow(db, clock);
  const together = takeTogether(take, clock);
  return {
    take: (limit, subject) => (limit.isCountedTogether ? together(limit, subject) : take(limit, subject, 1)),
    async left({ name, max }, subject) {
      const { rows } = await sql<{ taken: number }>`
        select taken from rate_limit where key = ${keyOf(name, subject)} and resets_at > ${clock()}`.execute(db);
      return Math.max(0, max - (rows[0]?.taken ?? 0));
    },
  };
};
