import type { HazardClass } from '@gosds/ghs/hazard';
import { type HazardPart, isAnyOf, type AnyHazard } from '@gosds/ghs/hazard-question';
import { categoryEntries } from '@gosds/ghs/registry';
import type { HazardQuestion } from '../lists/hazard-categories.ts';
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

const classesOfParts = new WeakMap<readonly HazardPart[], ReadonlySet<HazardClass>>();

/** The classes of these hazards; cached, because laws and data ask with the same lists. */
function classesOf(hazards: readonly HazardPart[]): ReadonlySet<HazardClass> {
  const known = classesOfParts.get(hazards);
  if (known) return known;
  const held = categoryEntries.filter((entry) => isAnyOf({ ...entry, hCode: entry.hCode ?? '' }, hazards));
  const classes = new Set(held.map(({ hazardClass }) => hazardClass));
  classesOfParts.set(hazards, classes);
  return classes;
}

/** Classes of these hazards that could not be judged for the product. */
export function openClasses({ classification }: Product, hazards: readonly HazardPart[]): readonly HazardClass[] {
  const wanted = classesOf(hazards);
  return classification.outcomes
    .filter(({ status, hazardClass }) => status === 'incomplete' && wanted.has(hazardClass))
    .map(({ hazardClass }) => hazardClass);
}
