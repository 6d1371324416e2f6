import type { ToxicityRoute } from '@gosds/ghs/mixture';
import type { ProductIngredient } from './product.ts';

/**
 * The routes that the authority of the ingredient's class could not judge, and for which no measured value stands in.
 * Empty for an ingredient that nobody assessed at all: it is unknown in every route.
 */
export const unknownRoutesOf = ({
  ingredient: { unknownAcuteToxicity = [], acuteToxicity = [] },
}: Pick<ProductIngredient, 'ingredient'>): readonly ToxicityRoute[] =>
  unknownAcuteToxicity.filter((route) => acuteToxicity.every((value) => value.route !== route));
