import { isBeside, type Ppb } from '@gosds/ghs/concentration';
import type { SpecificLimit } from '@gosds/ghs/mixture';
import { hazardInMarket } from '@gosds/ghs/label/hazard-in-market';
import { entryOf } from '@gosds/ghs/registry';
import { type CountedEstimate, countedEstimates } from '@gosds/ghs/rules/counted-estimates';
import { lowestCutOff } from '@gosds/ghs/rules/lowest-cut-off';
import { measureText } from '../../draft/measure-text.ts';
import { inhaledForm } from '../../product/inhaled-form.ts';
import { usedMeasuredFactors } from '../../product/measured-factors.ts';
import type { Product, ProductIngredient } from '../../product/product.ts';
import { hazardText } from '../words/hazard-text.ts';
import { percentText } from '../words/percent-text.ts';
import type { Writing } from '../writing.ts';

function limitText(writing: Writing, { outcome, lower, upper }: SpecificLimit): string {
  const words = writing.phrases.composition;
  const name = hazardText(writing, outcome);
  const shown = (limit: Ppb) => percentText(writing, isBeside(limit) ? limit - 1 : limit);
  const to = isBeside(upper) ? '≤' : '<';
  if (upper === undefined) {
    return words.limitFrom({ outcome: name, from: isBeside(lower) ? '>' : '≥', lower: shown(lower ?? 0) });
  }
  if (lower === undefined) return words.limitBelow({ outcome: name, to, upper: shown(upper) });
  const from = isBeside(lower) ? '<' : '≤';
  return words.limitBetween({ outcome: name, from, lower: shown(lower), to, upper: shown(upper) });
}

/**
 * If the law's own limits stay in force beside those of another authority, only a specific limit below all of them
 * counts.
 */
function counts({ rules }: Product, { outcome, lower }: SpecificLimit): boolean {
  if (rules.specificLimits.apply === 'all') return true;
  const hazardClass = entryOf(outcome)?.hazardClass;
  const own = hazardClass && lowestCutOff(rules, hazardClass);
  return lower !== undefined && own !== undefined && lower < own;
}

/** The specific concentration limits that section 3 prints, with the statements of the market. */
export const countedLimits = (product: Product, { ingredient }: ProductIngredient): readonly SpecificLimit[] =>
  (ingredient.specificLimits ?? [])
    .filter((limit) => counts(product, limit))
    .map((limit) => ({ ...limit, outcome: hazardInMarket(limit.outcome, product.rules.wording) }));

function specificLimitTexts(writing: Writing, each: ProductIngredient): readonly string[] {
  const { product, phrases } = writing;
  const { ingredient } = each;
  const limits = countedLimits(product, each);
  const supplemental = product.profile.showsEuropeanNumbers ? (ingredient.supplementalLimits ?? []) : [];
  return [
    ...limits.map((limit) => limitText(writing, limit)),
    ...supplemental.map(({ code, atLeast }) =>
      phrases.composition.limitFrom({ outcome: code, from: '≥', lower: percentText(writing, atLeast) }),
    ),
  ];
}

/**
 * A missing M-factor is derived from measured values, or counts as 1 in the calculation. The sheet says so if the
 * market has the class.
 */
function factorTexts(writing: Writing, each: ProductIngredient): readonly string[] {
  const { ingredient, hazards } = each;
  const { composition: words, shared } = writing.phrases;
  const { adopted } = writing.product.rules;
  const measured = usedMeasuredFactors(each);
  const factors = [
    ['Aquatic Acute 1', ingredient.mAcute, measured.mAcute, words.mAcute],
    ['Aquatic Chronic 1', ingredient.mChronic, measured.mChronic, words.mChronic],
  ] as const;
  return factors.flatMap(([category, factor, isMeasured, say]) => {
    if (factor !== undefined) {
      const text = say(shared.number(String(factor)));
      return [isMeasured === undefined ? text : words.mMeasured(text)];
    }
    const isAssumed = adopted.includes(category) && hazards.some(({ code }) => code === category);
    return isAssumed ? [words.mAssumed(say(shared.number('1')))] : [];
  });
}

type Estimate = Pick<CountedEstimate, 'route'> & { readonly value: { readonly min: number; readonly max: number } };

function estimateText({ phrases }: Writing, { route, value }: Estimate): string {
  const { composition: words, hazards, toxicology } = phrases;
  return words.ate({
    route: hazards.routes[route],
    value: measureText(phrases, value),
    unit: toxicology.units[route],
  });
}

/** The estimate used for each route by which the ingredient is toxic (REACH Annex II, 3.2.1), and its basis. */
function countedText(writing: Writing, { route, value, basis, category }: CountedEstimate): string {
  const words = writing.phrases.composition;
  const estimate = estimateText(writing, { route, value: { min: value, max: value } });
  if (basis === 'assigned') return estimate;
  return basis === 'measured'
    ? words.ateMeasured(estimate)
    : words.ateConverted({ estimate, category: writing.phrases.shared.number(String(category)) });
}

/** True if the class names no inhaled form, so that the formula counts its category both as vapour and as mist. */
const isOfEitherForm = (counted: readonly CountedEstimate[]): boolean =>
  (['vapour', 'dust-mist'] as const).every((form) =>
    counted.some(({ route, basis }) => route === form && basis === 'category'),
  );

type InhaledForm = 'vapour' | 'dust-mist';

const otherForm = (form: InhaledForm): InhaledForm => (form === 'vapour' ? 'dust-mist' : 'vapour');

/** The category by the sum in this form, from 0 as the most severe; infinite if the sum reaches none. */
function categoryBySum({ classification, rules }: Writing['product'], form: InhaledForm): number {
  const sum = classification.ate.find(({ route }) => route === form)?.value ?? Number.POSITIVE_INFINITY;
  const at = rules.acuteToxicity.bands[form].findIndex((upper) => sum <= upper);
  return at === -1 ? Number.POSITIVE_INFINITY : at;
}

/** True if the sum in this form gives a more severe category than that in the other, and so decides the class. */
const decides = ({ product }: Writing, form: InhaledForm): boolean =>
  categoryBySum(product, form) < categoryBySum(product, otherForm(form));

/**
 * The estimates in the form of the substance, and in the other form if that decides the class. If its form is not
 * known, both, with a remark.
 */
function inItsForm(
  writing: Writing,
  { substance }: ProductIngredient,
  counted: readonly CountedEstimate[],
): { readonly counted: readonly CountedEstimate[]; readonly remarks: readonly string[] } {
  if (!isOfEitherForm(counted)) return { counted, remarks: [] };
  const form = substance && inhaledForm(substance);
  if (form === undefined) return { counted, remarks: [writing.phrases.composition.ateEitherForm] };
  const other = form === 'dust-mist' ? 'vapour' : 'dust-mist';
  if (decides(writing, other)) return { counted, remarks: [] };
  return { counted: counted.filter(({ route }) => route !== other), remarks: [] };
}

const countedOf = (writing: Writing, each: ProductIngredient) =>
  inItsForm(writing, each, countedEstimates(each.ingredient, writing.product.mixture, writing.product.rules));

/**
 * True if an ingredient is inhaled in this form, or the calculation in this form decides the class. Otherwise the sum
 * of the form speaks of what no one can inhale, such as the vapour of a salt.
 */
export const isInhaledAs = (writing: Writing, form: InhaledForm): boolean =>
  decides(writing, form) ||
  writing.ingredients.some((each) => countedOf(writing, each).counted.some(({ route }) => route === form));

function estimateTexts(writing: Writing, each: ProductIngredient): readonly string[] {
  const { ingredient } = each;
  const { counted, remarks } = countedOf(writing, each);
  const shown = new Set(counted.map(({ route }) => route));
  const given = (ingredient.acuteToxicity ?? []).filter(({ kind, route }) => kind === 'ATE' && !shown.has(route));
  return [
    ...given.map((one) => estimateText(writing, one)),
    ...counted.map((one) => countedText(writing, one)),
    ...remarks,
  ];
}

/** Specific concentration limits, M-factors and ATEs as texts. */
export const limitTexts = (writing: Writing, each: ProductIngredient): readonly string[] => [
  ...specificLimitTexts(writing, each),
  ...factorTexts(writing, each),
  ...estimateTexts(writing, each),
];
