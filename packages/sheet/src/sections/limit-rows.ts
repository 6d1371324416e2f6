import { nationalLimitsOf } from '../profiles/national-limits-table.ts';
import type { SheetContext, SheetIngredient } from '../sheet-context.ts';
import type { ExposureLimit } from '../substance.ts';

export type LimitRow = { readonly id: string; readonly each: SheetIngredient; readonly limit: ExposureLimit };

/** Limits of one ingredient, each with the id of its row; a list that has two for it, of two fractions, numbers the second. */
function rowsOf(each: SheetIngredient, limits: readonly ExposureLimit[]): LimitRow[] {
  return limits.map((limit, place) => {
    const before = limits.slice(0, place).filter(({ list }) => list === limit.list).length;
    const number = before === 0 ? '' : `.${String(before + 1)}`;
    return { id: `limits.${each.row.id}.${limit.list}${number}`, each, limit };
  });
}

/** Limits of the ingredients in countries that are wanted. */
export const limitRows = (
  { ingredients }: Pick<SheetContext, 'ingredients'>,
  isWanted: (country: string) => boolean,
): LimitRow[] =>
  ingredients.flatMap((each) =>
    rowsOf(
      each,
      (each.substance?.exposureLimits ?? []).filter(({ country }) => isWanted(country)),
    ),
  );

/** Limits that the destination has for the product's ingredients. */
export const limitsOfDestination = (c: Pick<SheetContext, 'ingredients' | 'country' | 'profile'>): LimitRow[] =>
  limitRows(c, (country) => country === c.country || c.profile.limitLists.includes(country));

/** True where the user typed no limits of the country's own list. */
export const hasNoOwnWords = ({ draft }: Pick<SheetContext, 'draft'>): boolean =>
  draft.properties.nationalLimits.trim() === '';

/** What of the country's own list has to be looked up: all of it, the entries of some ingredients, or nothing. */
export type LookUp = 'all' | readonly SheetIngredient[];

/**
 * Where the list is not held, all; where it is held in part, what has no limit of it here, since that is not to say that there is
 * none. Nothing once its limits were typed.
 */
export function limitsToLookUp(c: SheetContext, own: readonly LimitRow[]): LookUp {
  const held = nationalLimitsOf(c.country)?.held;
  if (!hasNoOwnWords(c) || (held !== undefined && !held.isPartial)) return [];
  const known = own.filter(({ limit }) => limit.country === c.country).map(({ each }) => each);
  if (held === undefined || known.length === 0) return 'all';
  return c.ingredients.filter((each) => each.family !== 'water' && !known.includes(each));
}
