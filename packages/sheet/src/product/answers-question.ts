import type { HazardClass } from '@gosds/ghs/hazard';
import { type HazardPart, isAnyOf, type AnyHazard } from '@gosds/ghs/hazard-question';
import { categoryEntries } from '@gosds/ghs/registry';
import type { HazardQuestion } from '../lists/hazard-categories.ts';
import { memoised } from '../memoised.ts';
import { ingredientHas } from './ingredient-hazards.ts';
import type { Product } from './product.ts';
import { has } from './product-hazards.ts';
import { hasStatement } from './supplemental-codes.ts';

/** True if the product, its ingredients and its statements meet the condition. */
export function answersQuestion(product: Product, question: HazardQuestion): boolean {
  if (question.statement !== undefined) return hasStatement(product, question.statement);
  const holds = (hazards: AnyHazard) => product.ingredients.some((each) => ingredientHas(each, hazards));
  return (
    has(product, question.hazards) &&
    (!question.also || has(product, question.also)) &&
    !(question.unless && has(product, question.unless)) &&
    (!question.withIngredient || holds(question.withIngredient)) &&
    !(question.withoutIngredient && holds(question.withoutIngredient))
  );
}

/** The classes of these hazards; cached, because laws and data ask with the same lists. */
const classesOf = memoised((hazards: readonly HazardPart[]): ReadonlySet<HazardClass> => {
  const held = categoryEntries.filter((entry) => isAnyOf({ ...entry, hCode: entry.hCode ?? '' }, hazards));
  return new Set(held.map(({ hazardClass }) => hazardClass));
});

/** Cached, because a table of law asks row by row. */
const incompleteIn = memoised((outcomes: Product['classification']['outcomes']): readonly HazardClass[] =>
  outcomes.filter(({ status }) => status === 'incomplete').map(({ hazardClass }) => hazardClass),
);

/** Classes of these hazards that could not be judged for the product. */
export function openClasses({ classification }: Product, hazards: readonly HazardPart[]): readonly HazardClass[] {
  const incomplete = incompleteIn(classification.outcomes);
  if (incomplete.length === 0) return incomplete;
  const wanted = classesOf(hazards);
  return incomplete.filter((hazardClass) => wanted.has(hazardClass));
}
