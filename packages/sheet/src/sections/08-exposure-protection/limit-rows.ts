import type { SentenceId } from '../../model/sentence-id.ts';
import { nationalLimitsOf } from '../../lists/national-limits.ts';
import type { Product } from '../../product/product.ts';
import type { Writing, NamedIngredient } from '../writing.ts';
import type { ExposureLimit } from '../../substance.ts';

export type LimitRow = { readonly id: SentenceId; readonly each: NamedIngredient; readonly limit: ExposureLimit };

/**
 * Limits of one ingredient with their row ids. If a list has two limits for different fractions, the second gets a
 * number.
 */
function rowsOf(each: NamedIngredient, limits: readonly ExposureLimit[]): LimitRow[] {
  return limits.map((limit, place) => {
    const before = limits.slice(0, place).filter(({ list }) => list === limit.list).length;
    const number = before === 0 ? '' : `.${String(before + 1)}`;
    return { id: `limits.${each.row.id}.${limit.list}${number}`, each, limit };
  });
}

/** The destination's limits for the product's ingredients; the country's own before those of the Union. */
export function limitsOfDestination({ product, ingredients }: Pick<Writing, 'product' | 'ingredients'>): LimitRow[] {
  const isOwn = ({ country }: ExposureLimit) => country === product.country;
  return ingredients.flatMap((each) => {
    const limits = (each.substance?.exposureLimits ?? []).filter(
      (limit) => isOwn(limit) || product.profile.limitLists.includes(limit.country),
    );
    return rowsOf(each, [...limits.filter(isOwn), ...limits.filter((limit) => !isOwn(limit))]);
  });
}

/** True if the user typed no limits from the country's own list. */
export const hasNoOwnWords = ({ draft }: Pick<Product, 'draft'>): boolean =>
  draft.properties.nationalLimits.trim() === '';

/** Ingredients whose limit comes from an outdated edition. None once the user typed the country's limits. */
export function limitsToCompare(writing: Writing, own: readonly LimitRow[]): readonly NamedIngredient[] {
  if (!hasNoOwnWords(writing.product)) return [];
  const { country, asOf } = writing.product;
  const isWholeListOld = nationalLimitsOf(country, asOf)?.held?.isOld === true;
  const old = own.filter(({ limit }) => limit.country === country && (isWholeListOld || limit.superseded === true));
  return [...new Set(old.map(({ each }) => each))];
}

/**
 * Ingredients to look up in the country's own list. All, if the data lack the list. If the data have part of it, those
 * without a limit, since a missing limit does not mean that there is none. Otherwise those without a record. None once
 * the user typed the country's limits.
 */
export function limitsToLookUp(writing: Writing, own: readonly LimitRow[]): readonly NamedIngredient[] {
  if (!hasNoOwnWords(writing.product)) return [];
  const held = nationalLimitsOf(writing.product.country, writing.product.asOf)?.held;
  const others = writing.ingredients.filter((each) => each.family !== 'water');
  if (held === undefined) return others;
  const known = own.filter(({ limit }) => limit.country === writing.product.country).map(({ each }) => each);
  return others.filter(
    (each) => !known.includes(each) && (held.isPartial === true || each.substance?.cas === undefined),
  );
}
