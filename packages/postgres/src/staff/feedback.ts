import type { FeedbackSummary } from '@gosds/contract/staff/feedback-summary';
import type { KeptFeedback } from '@gosds/usecases/staff/staff-store';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';

export async function summarizeFeedback(db: Kysely<Database>): Promise<FeedbackSummary> {
  const stars = (column: string) =>
    sql`jsonb_build_array(${sql.join(
      [1, 2, 3, 4, 5].map((star) => sql`count(*) filter (where ${sql.ref(column)} = ${sql.lit(star)})`),
    )})`;
  const { rows } = await sql<FeedbackSummary>`
    select ${stars('rating_1')} as raiting1, ${stars('rating_2')} as raiting2, ${stars('rating_3')} as raiting3
    from feedback`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A count has a row.');
  return row;
}

type Page = { readonly limit: number; readonly offset: number };

export async function listFeedback(db: Kysely<Database>, { limit, offset }: Page) {
  const counted = await sql<{ count: number }>`select count(*)::int as count from feedback`.execute(db);
  const { rows } = await sql<KeptFeedback>`
    select given.user_id as "userId", customer.email as user, given.given_at as at, given.rating_1 as raiting1,
      given.rating_2 as raiting2, given.rating_3 as raiting3, given.comment
    from feedback given join app_user customer on customer.id = given.user_id
    order by given.given_at desc, given.user_id limit ${limit} offset ${offset}`.execute(db);
  return { entries: rows, count: counted.rows[0]?.count ?? 0 };
}
