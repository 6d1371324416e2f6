import { hasAny } from '@gosds/ghs/hazard-question';
import type { Product } from '../../product/product.ts';
import type { LawByClass } from '../../profiles/profile.ts';

/** True if the product has one of the hazards for which the law is named. */
export const isNamedFor = (
  { hazard, butNot }: Pick<LawByClass, 'hazard' | 'butNot'>,
  hazards: Product['productHazards'],
): boolean => hazards.some(({ parts }) => hasAny(parts, hazard) && !hasAny(parts, butNot));
