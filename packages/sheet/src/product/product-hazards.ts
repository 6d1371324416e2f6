import type { ClassOutcome, Reason } from '@gosds/ghs/classification';
import { type AnyClass, type AnyHazard, hasAny, isAnyOf, isClassOf } from '@gosds/ghs/hazard-question';
import type { Product } from './product.ts';

/** True if the product has one of the hazards. */
export const has = ({ productHazards }: Pick<Product, 'productHazards'>, wanted: AnyHazard): boolean =>
  productHazards.some(({ parts }) => hasAny(parts, wanted));

/**
 * As `has`; also true if the class could not be judged and an ingredient has the hazard. Measures then assume the worst
 * case.
 */
export const mayHave = (product: Pick<Product, 'productHazards' | 'possibleHazards'>, wanted: AnyHazard): boolean =>
  has(product, wanted) || product.possibleHazards.some((hazard) => isAnyOf(hazard, wanted));

/** The deciding reasons of the product's hazards among these. */
export function reasonsOf({ productHazards }: Pick<Product, 'productHazards'>, wanted: AnyHazard): readonly Reason[] {
  const met = productHazards.filter(({ parts }) => hasAny(parts, wanted));
  return met.length < 2 ? (met[0]?.reasons ?? []) : [...new Set(met.flatMap(({ reasons }) => reasons))];
}

/** The outcomes of these hazard classes. */
export const outcomesOf = (
  { classification }: Pick<Product, 'classification'>,
  wanted: AnyClass,
): readonly ClassOutcome[] => classification.outcomes.filter(({ hazardClass }) => isClassOf(hazardClass, wanted));
