import { type RawBuilder, sql } from 'kysely';

const mark = '/* planned once */';

/** Stands first in a statement that is asked so often that each connection shall plan it once. Its text is the same at each call. */
export const plannedOnce: RawBuilder<unknown> = sql.raw(mark);

/** The names by which connections know the statements that they have planned. */
const names = new Map<string, string>();

/** The name of a statement that is planned once; undefined where it is planned at each call. */
export function nameOfPlan(text: string): string | undefined {
  if (!text.startsWith(mark)) return undefined;
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `planned_${names.size}`;
  names.set(text, name);
  return name;
}
