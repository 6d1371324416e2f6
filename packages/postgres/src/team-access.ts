import { rolesWith, type TeamRight } from '@gosds/contract/teams/team-rights';
import { type RawBuilder, sql } from 'kysely';

/** The team in which the user's role has the right; null if there is none. */
export const teamWith = (userId: string, right: TeamRight): RawBuilder<string | null> => sql<string | null>`
  (select team_id from team_member where user_id = ${userId} and role = any(${[...rolesWith(right)]}::text[]))`;

/** True if the user has the right on the row of `draft`: the user's own draft, or one of the user's team. */
export const mayWithDraft = (userId: string, right: TeamRight): RawBuilder<boolean> => sql<boolean>`
  (draft.team_id is null and draft.user_id = ${userId} or draft.team_id = ${teamWith(userId, right)})`;

type OrderTable = 'sale_order' | 'sale';

/** True if the user has the right on an order, joined with its `draft`, which may be deleted. */
export const mayWithOrder = (userId: string, right: TeamRight, order: OrderTable): RawBuilder<boolean> => sql<boolean>`
  (draft.team_id is null and ${sql.ref(`${order}.user_id`)} = ${userId} or draft.team_id = ${teamWith(userId, right)})`;

export const mayReadOrder = (userId: string, order: OrderTable = 'sale_order'): RawBuilder<boolean> =>
  mayWithOrder(userId, 'read', order);

/** True if the user may read a report of the search, joined with its `sale_order` or `sale`. */
export const mayReadReport = (
  userId: string,
  { report, order }: { readonly report: string; readonly order: OrderTable },
): RawBuilder<boolean> => sql<boolean>`
  (${sql.ref(`${report}.team_id`)} is null and ${sql.ref(`${order}.user_id`)} = ${userId}
    or ${sql.ref(`${report}.team_id`)} = ${teamWith(userId, 'read')})`;
