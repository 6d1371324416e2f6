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

/** From this share on a product is carried as the one substance (ADR 3.1.3.1, technical impurities). */
const alone = percent(99);

type Judged = Pick<ProductIngredient, 'hand' | 'substance' | 'ingredient'>;

/** All values by the route are above a category, whose upper end `bands` has by its place. */
const isAbove = ({ ingredient: { acuteToxicity = [] } }: Judged, route: ToxicityRoute, bound: number): boolean => {
  const values = acuteToxicity.filter((each) => each.route === route);
  return values.length > 0 && values.every(({ value }) => value.min > bound);
};

/** Nothing shows that it was judged by the route, nor is what was measured above what class 6.1 begins with, Category 3. */
function isOpenBy(judged: Judged, hazardClass: HazardClass, rules: AcuteToxicityRules): boolean {
  const evidence = classEvidence(judged, hazardClass, rules);
  if (evidence === undefined) return true;
  const route = hazardClass === 'Acute toxicity, oral' ? 'oral' : 'dermal';
  return evidence === 'inconclusive' && !isAbove(judged, route, rules.bands[route][2] ?? 0);
}

/** What is not harmful by mouth need not be tested on the skin (REACH Annex VIII, 8.5.3, column 2). */
function isOpenBySkin(judged: Judged, rules: AcuteToxicityRules): boolean {
  if (!isOpenBy(judged, 'Acute toxicity, dermal', rules)) return false;
  const byMouth = classEvidence(judged, 'Acute toxicity, oral', rules);
  if (byMouth === 'judged') return false;
  return byMouth !== 'measured' || !isAbove(judged, 'oral', rules.bands.oral[3] ?? 0);
}

/** Dust and mist are tested only where they arise (ADR 2.2.61.1.5); what gives off vapour has to be judged, and what may. */
const isOpenByBreath = (judged: Judged, rules: AcuteToxicityRules): boolean =>
  (judged.substance === undefined || inhaledForm(judged.substance) !== 'dust-mist') &&
  classEvidence(judged, 'Acute toxicity, inhalation', rules) === undefined;

/** What burns the skin damages the eyes (CLP 3.3.2.1.2.1): an entry that finds them irritated alone says that it does not. */
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
 * The hazard classes in which nobody judged the one substance of the product: there is no known component to go by, so that the carriage
 * may not deny classes 6.1 and 8. A mixture is judged by its known components; what nobody classified at all is open by the engine itself.
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
