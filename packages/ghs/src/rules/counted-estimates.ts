import type { Market } from '../markets/market.ts';
import { isAnyOf } from '../hazard-question.ts';
import { knownHazards } from '../known-hazards.ts';
import type { Ingredient, Mixture, ToxicityRoute } from '../mixture.ts';
import { entryOf } from '../registry.ts';
import { inhalationForms } from './acute-toxicity.ts';
import { classOfRoute, knowledgeOf } from './acute-toxicity-ingredient.ts';
import type { Member } from './assessment.ts';

/** The estimate that the additivity formula uses for an acutely toxic ingredient, and its origin. */
export type CountedEstimate = {
  readonly route: ToxicityRoute;
  readonly value: number;
  /** `assigned`: from a list or the user. `measured`: from a test. `category`: the converted value of its category. */
  readonly basis: 'assigned' | 'measured' | 'category';
  readonly category: number;
};

const routes: readonly ToxicityRoute[] = ['oral', 'dermal', 'gas', 'vapour', 'dust-mist'];

const basisOf = (isAssigned: boolean | undefined): CountedEstimate['basis'] => {
  if (isAssigned === undefined) return 'category';
  return isAssigned ? 'assigned' : 'measured';
};

/** One estimate for each route in which an ingredient is classified. */
export function countedEstimates(
  source: Ingredient,
  { physicalState, properties: { inhalationForm } }: Pick<Mixture, 'physicalState' | 'properties'>,
  { acuteToxicity: rules }: Pick<Market, 'acuteToxicity'>,
): readonly CountedEstimate[] {
  const { lower, upper } = source.concentration;
  const subject = { source, lower, upper };
  const unstatedForms = inhalationForm ? [inhalationForm] : inhalationForms[physicalState];
  const known = knownHazards(source).filter((hazard) => isAnyOf(hazard, 'Acute Tox.'));
  if (known.length === 0) return [];
  return routes.flatMap((route): CountedEstimate[] => {
    const hazards = known.filter((hazard) => entryOf(hazard)?.hazardClass === classOfRoute[route]);
    if (hazards.length === 0) return [];
    const member: Member = { subject, hazards, limits: [] };
    const knowledge = knowledgeOf(rules, { route, subject, member, unstatedForms });
    if (knowledge.kind !== 'toxic') return [];
    const { ate: value, isAssigned, category } = knowledge;
    return [{ route, value, basis: basisOf(isAssigned), category }];
  });
}
