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

/** True where the country's own list is not held, or in part only and without a limit here, and nobody typed its limits. */
export function wantsNationalLimits(c: SheetContext, own: readonly LimitRow[]): boolean {
  const held = nationalLimitsOf(c.country)?.held;
  const isAnswered = held !== undefined && (!held.isPartial || own.length > 0);
  return !isAnswered && hasNoOwnWords(c);
}
