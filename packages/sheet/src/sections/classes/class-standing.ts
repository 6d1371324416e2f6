import type { ClassOutcome } from '@gosds/ghs/classification';
import { percent, type Ppb, toPercent } from '@gosds/ghs/concentration';
import { endsIn } from '@gosds/ghs/rules/rule-ending';
import { couldReach, lowestCutOff } from '@gosds/ghs/rules/lowest-cut-off';
import { type ClassEvidence, classEvidence, needsDose } from '../../draft/class-evidence.ts';
import type { Product, ProductIngredient } from '../../product/product.ts';
import type { Writing, NamedIngredient } from '../writing.ts';
import { isSubstance } from '../../product/is-substance.ts';

/**
 * Why a product is or is not classified in a health or environmental class, in the terms of REACH Annex II, 11.1: `lack
 * of data`, `impossible` to obtain, `inconclusive`, or conclusive and `not met`.
 */
export type Standing = {
  readonly kind:
    | 'classified'
    | 'open'
    | 'not-adopted'
    | 'not-met'
    | 'lack-of-data'
    | 'inconclusive'
    | 'impossible'
    | 'other-state';
  /** Ingredients at or above the cut-off of the class that nobody judged for it. */
  readonly lacking: readonly NamedIngredient[];
  /** Percentage of a mixture with lacking data, including the part that nobody stated. */
  readonly lackingPercent: number;
  /** Ingredients with inconclusive values. */
  readonly inconclusive: readonly NamedIngredient[];
  /** Ingredients judged and not classified in the class. */
  readonly judged: readonly NamedIngredient[];
};

function stateRulesOut(product: Product, { hazardClass }: ClassOutcome): Standing['kind'] | undefined {
  if (product.state === 'gas' && needsDose(hazardClass)) return 'impossible';
  return hazardClass === 'Aspiration hazard' && (product.state === 'gas' || product.state === 'solid')
    ? 'other-state'
    : undefined;
}

/** True if the product is too viscous to be an aspiration hazard, whatever its ingredients. */
export function isTooViscous(product: Product, { hazardClass }: ClassOutcome): boolean {
  const viscosity = product.mixture.properties.kinematicViscosity40;
  const { mm2PerS } = product.rules.aspiration.viscosityAtMost;
  return hazardClass === 'Aspiration hazard' && viscosity !== undefined && viscosity.min > mm2PerS;
}

/** What settles aspiration whatever the ingredients are: too viscous, or sprayed as a mist. */
export const isSettledByForm = (product: Product, outcome: ClassOutcome): boolean =>
  isTooViscous(product, outcome) || endsIn(outcome.reasons[0], 'spray');

/** The sum of ingredients with a known category, for a class that adds them up. */
const countedIn = ({ reasons: [reason] }: ClassOutcome): number =>
  reason?.unit === '%' && reason.found !== undefined ? percent(reason.found) : 0;

/** The smallest part of a mixture that the recipe leaves open. Less than the lowest cut-off counts as rounding. */
export function unstatedShare(product: Product): Ppb {
  const rest = product.ingredients.reduce(
    (left, { ingredient }) => left - ingredient.concentration.upper,
    percent(100),
  );
  return isSubstance(product) || rest < percent(0.1) ? 0 : rest;
}

const sharesOf = (ingredients: readonly ProductIngredient[]): readonly Ppb[] =>
  ingredients.map(({ ingredient }) => ingredient.concentration.upper);

function couldTip(product: Product, outcome: ClassOutcome, unknown: readonly Ppb[]): boolean {
  return couldReach(product.rules, outcome.hazardClass, { unknown, counted: countedIn(outcome) });
}

type Groups = Pick<Standing, 'lacking' | 'inconclusive' | 'judged'>;

function kindOf(product: Product, outcome: ClassOutcome, { lacking, inconclusive }: Groups): Standing['kind'] {
  if (outcome.status === 'incomplete') return 'open';
  if (outcome.status !== 'not-classified') return outcome.status;
  if (outcome.testData !== undefined || isSettledByForm(product, outcome)) return 'not-met';
  const ruledOut = stateRulesOut(product, outcome);
  if (ruledOut) return ruledOut;
  if (couldTip(product, outcome, [...sharesOf(lacking), unstatedShare(product)])) return 'lack-of-data';
  return couldTip(product, outcome, sharesOf(inconclusive)) ? 'inconclusive' : 'not-met';
}

/** The ingredients at or above the cut-off of the class, grouped by the evidence that they were judged for it. */
function groupsOf(writing: Writing, { hazardClass }: ClassOutcome): Groups {
  const lacking: NamedIngredient[] = [];
  const inconclusive: NamedIngredient[] = [];
  const judged: NamedIngredient[] = [];
  const groupOf: Partial<Record<ClassEvidence | 'none', NamedIngredient[]>> = {
    none: lacking,
    inconclusive,
    judged,
    measured: judged,
  };
  const cutOff = lowestCutOff(writing.product.rules, hazardClass) ?? 0;
  for (const each of writing.ingredients) {
    const { upper } = each.ingredient.concentration;
    if (upper === 0 || upper < cutOff) continue;
    groupOf[classEvidence(each, hazardClass, writing.product.rules.acuteToxicity) ?? 'none']?.push(each);
  }
  return { lacking, inconclusive, judged };
}

export function classStanding(writing: Writing, outcome: ClassOutcome): Standing {
  const groups = groupsOf(writing, outcome);
  const lackingShare = sharesOf(groups.lacking).reduce((sum, share) => sum + share, unstatedShare(writing.product));
  const lackingPercent = toPercent(Math.min(percent(100), lackingShare));
  return { kind: kindOf(writing.product, outcome, groups), ...groups, lackingPercent };
}
