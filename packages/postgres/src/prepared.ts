import { type RawBuilder, sql } from 'kysely';

const mark = '/* planned once */';

/**
 * Put this first in a frequent statement whose text never changes, so that each connection plans it only once. In a
 * `select` of the query builder, give it to `modifyFront` and name the columns.
 */
export const plannedOnce: RawBuilder<unknown> = sql.raw(mark);

/** Names of the prepared statements. */
const names = new Map<string, string>();

/** The name of a prepared statement; undefined for all other statements. */
export function nameOfPlan(text: string): string | undefined {
  if (!text.startsWith(mark) && !text.startsWith(`select ${mark}`)) return undefined;
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `planned_${names.size}`;
  names.set(text, name);
  return name;
}
