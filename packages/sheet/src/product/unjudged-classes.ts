import type { HazardClass } from '@gosds/ghs/hazard';
import { knownHazards } from '@gosds/ghs/known-hazards';
import type { AcuteToxicityRules } from '@gosds/ghs/markets/market';
import type { ToxicityRoute } from '@gosds/ghs/mixture';
import { percent } from '@gosds/ghs/concentration';
import type { TransportInput } from '@gosds/transport/transport-input';
import { classEvidence } from '../draft/class-evidence.ts';
import { inhaledForm } from './inhaled-form.ts';
import { isSubstance } from './is-substance.ts';
import type { ProductIngredient } from './product.ts';

/** From this concentration the product is carried as the pure substance (ADR 3.1.3.1, technical impurities). */
const alone = percent(99);

type Judged = Pick<ProductIngredient, 'hand' | 'substance' | 'ingredient'>;

/** True if there are values for the route and all of them are above `bound`, the upper end of a category. */
const isAbove = ({ ingredient: { acuteToxicity = [] } }: Judged, route: ToxicityRoute, bound: number): boolean => {
  const values = acuteToxicity.filter((each) => each.route === route);
  return values.length > 0 && values.every(({ value }) => value.min > bound);
};

/**
 * True if nothing shows that the ingredient was judged for the route, and no measured value lies above Category 3,
 * where Class 6.1 ends.
 */
function isOpenBy(judged: Judged, hazardClass: HazardClass, rules: AcuteToxicityRules): boolean {
  const evidence = classEvidence(judged, hazardClass, rules);
  if (evidence === undefined) return true;
  const route = hazardClass === 'Acute toxicity, oral' ? 'oral' : 'dermal';
  return evidence === 'inconclusive' && !isAbove(judged, route, rules.bands[route][2] ?? 0);
}

/** A substance that is not harmful if swallowed need not be tested on the skin (REACH Annex VIII, 8.5.3, column 2). */
function isOpenBySkin(judged: Judged, rules: AcuteToxicityRules): boolean {
  if (!isOpenBy(judged, 'Acute toxicity, dermal', rules)) return false;
  const byMouth = classEvidence(judged, 'Acute toxicity, oral', rules);
  if (byMouth === 'judged') return false;
  return byMouth !== 'measured' || !isAbove(judged, 'oral', rules.bands.oral[3] ?? 0);
}

/**
 * Dust and mist are tested only if they can occur (ADR 2.2.61.1.5). A substance that gives off vapour, or may, must be
 * judged.
 */
const isOpenByBreath = (judged: Judged, rules: AcuteToxicityRules): boolean =>
  (judged.substance === undefined || inhaledForm(judged.substance) !== 'dust-mist') &&
  classEvidence(judged, 'Acute toxicity, inhalation', rules) === undefined;

/**
 * A skin-corrosive substance damages the eyes (CLP 3.3.2.1.2.1). An entry with eye irritation only therefore shows that
 * it does not corrode the skin.
 */
const isOpenOnSkin = (judged: Judged, rules: AcuteToxicityRules): boolean =>
  classEvidence(judged, 'Skin corrosion/irritation', rules) === undefined &&
  !knownHazards(judged.ingredient).some(({ hCode }) => hCode === 'H319');

const questions: readonly (readonly [HazardClass, (judged: Judged, rules: AcuteToxicityRules) => boolean])[] = [
  ['Acute toxicity, oral', (judged, rules) => isOpenBy(judged, 'Acute toxicity, oral', rules)],
  ['Acute toxicity, dermal', isOpenBySkin],
  ['Acute toxicity, inhalation', isOpenByBreath],
  ['Skin corrosion/irritation', isOpenOnSkin],
];

/**
 * The hazard classes in which nobody judged the product's only substance. It has no known component to judge by, so
 * transport may not rule out Classes 6.1 and 8. A mixture is judged by its known components; an ingredient that nobody
 * classified at all is open in the engine itself.
 */
export function unjudgedClasses(
  ingredients: readonly ProductIngredient[],
  { acuteToxicity }: { readonly acuteToxicity: AcuteToxicityRules },
): NonNullable<TransportInput['unjudged']> {
  const only = isSubstance({ ingredients })
    ? ingredients[0]
    : ingredients.find(({ ingredient }) => ingredient.concentration.lower >= alone);
  if (!only || only.ingredient.hazards === 'not-assessed') return [];
  const { name } = only.ingredient;
  return questions.flatMap(([hazardClass, isOpen]) => (isOpen(only, acuteToxicity) ? [{ hazardClass, name }] : []));
}
