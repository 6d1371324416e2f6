import type { ClassOutcome, Reason } from '@gosds/ghs/classification';
import { type AnyClass, type AnyHazard, hasAny, isClassOf } from '@gosds/ghs/hazard-question';
import { memoised } from '../memoised.ts';
import { partsOfAll } from './ingredient-hazards.ts';
import type { Product } from './product.ts';

/** Everything that matches one of the hazards at least. Cached, because a sheet asks for hundreds of hazards. */
const partsOfProduct = memoised(
  (hazards: Product['productHazards']): ReadonlySet<string> => new Set(hazards.flatMap(({ parts }) => [...parts])),
);

/** True if the product has one of the hazards. */
export const has = ({ productHazards }: Pick<Product, 'productHazards'>, wanted: AnyHazard): boolean =>
  hasAny(partsOfProduct(productHazards), wanted);

/**
 * As `has`; also true if the class could not be judged and an ingredient has the hazard. Measures then assume the worst
 * case.
 */
export const mayHave = (product: Pick<Product, 'productHazards' | 'possibleHazards'>, wanted: AnyHazard): boolean =>
  has(product, wanted) || hasAny(partsOfAll(product.possibleHazards), wanted);

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
