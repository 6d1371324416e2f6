import { percent, type Ppb } from './concentration.ts';
import { checkLabelFacts, checkSupplementalLimits } from './check-label-facts.ts';
import { checkPhysicalData, checkTestResults } from './check-physical-data.ts';
import type { Hazard } from './hazard.ts';
import { MixtureError, type MixtureFault } from './mixture-error.ts';
import type {
  AcuteToxicityValue,
  HarmonisedEntry,
  Ingredient,
  Measure,
  Mixture,
  MixtureProperties,
  SpecificLimit,
  TestData,
} from './mixture.ts';
import { entryOf, hazardClasses } from './registry.ts';

/** Far more than any recipe has. A request of this size takes some ten to fifty milliseconds. */
export const maxIngredients = 1000;
/** Recipes and sheets round each figure, so the total may slightly exceed 100 %. */
export const highestTotal: Ppb = percent(101);

/** Throws a MixtureError for the first input that no rule can be applied to. */
export function checkMixture(mixture: Mixture): void {
  const { ingredients, properties, testData = [], testResults } = mixture;
  const excess = ingredients[maxIngredients];
  if (excess) {
    const fault = { fault: 'too-many-ingredients', subject: printed(excess), field: 'ingredients' } as const;
    throw new MixtureError(fault, `more than ${maxIngredients} ingredients`);
  }
  const ids = new Set<string>();
  let total = 0;
  for (const ingredient of ingredients) {
    if (ids.has(ingredient.id)) refuse('duplicate-ingredient', ingredient, `the id ${ingredient.id} is used twice`);
    ids.add(ingredient.id);
    checkConcentration(ingredient);
    checkData(ingredient);
    checkPhysicalData(ingredient);
    checkSupplementalLimits(ingredient);
    total += ingredient.concentration.lower;
    if (total > highestTotal) {
      refuse('total-above-100', ingredient, 'the lower concentrations up to this ingredient add up to more than 100 %');
    }
  }
  checkProperties(properties);
  checkTestResults(testResults);
  checkLabelFacts(mixture);
  for (const test of testData) checkTest(test);
}

function checkTest({ hazardClass, outcome }: TestData): void {
  const field = 'testData';
  if (!hazardClasses.some((known) => known === hazardClass)) {
    const fault = { fault: 'unknown-hazard-class', subject: hazardClass, field } as const;
    throw new MixtureError(fault, 'no such hazard class');
  }
  if (outcome && entryOf(outcome)?.hazardClass !== hazardClass) {
    const fault = { fault: 'unknown-category', subject: outcome.code, field } as const;
    throw new MixtureError(fault, `no such category in the class ${hazardClass}`);
  }
}

type Named = Pick<Ingredient, 'name' | 'printedName'>;

const printed = ({ name, printedName }: Named): string => printedName ?? name;

const fieldOf: Partial<Record<MixtureFault, string>> = {
  'duplicate-ingredient': 'id',
  'unknown-category': 'hazards',
};

function refuse(fault: MixtureFault, ingredient: Named, detail: string): never {
  const field = fieldOf[fault] ?? 'concentration';
  throw new MixtureError({ fault, subject: printed(ingredient), field }, detail);
}

/** Throws a MixtureError if the concentration is not a range between 0 and 100 %. */
export function checkConcentration(ingredient: Named & Pick<Ingredient, 'concentration'>): void {
  const { lower, upper } = ingredient.concentration;
  if (!Number.isFinite(lower) || !Number.isFinite(upper)) {
    refuse('concentration-not-a-number', ingredient, 'the concentration is not a number');
  }
  if (lower < 0 || upper > percent(100)) {
    refuse('concentration-out-of-range', ingredient, 'the concentration is not between 0 and 100 %');
  }
  if (lower > upper) {
    refuse('concentration-reversed', ingredient, 'the lower concentration is above the upper one');
  }
}

function checkData(ingredient: Ingredient): void {
  const subject = printed(ingredient);
  const { hazards, countedFraction = 1, harmonised } = ingredient;
  checkFacts(subject, { ...ingredient, hazards: hazards === 'not-assessed' ? [] : hazards });
  if (harmonised) checkFacts(subject, harmonised);
  if (!(countedFraction > 0 && countedFraction <= 1)) {
    const fault = { fault: 'value-not-a-number', subject, field: 'countedFraction' } as const;
    throw new MixtureError(fault, 'the part that counts is a fraction above 0 up to 1');
  }
}

type Facts = Pick<HarmonisedEntry, 'hazards' | 'specificLimits' | 'mAcute' | 'mChronic' | 'acuteToxicity'>;

function checkFacts(subject: string, facts: Facts): void {
  for (const hazard of facts.hazards) checkCategory(subject, 'hazards', hazard);
  for (const value of facts.acuteToxicity ?? []) checkToxicity(subject, value);
  checkFactor(subject, 'mAcute', facts.mAcute ?? 1);
  checkFactor(subject, 'mChronic', facts.mChronic ?? 1);
  for (const limit of facts.specificLimits ?? []) checkSpecificLimit(subject, limit);
}

function checkSpecificLimit(subject: string, { outcome, lower = 0, upper = percent(100) }: SpecificLimit): void {
  checkCategory(subject, 'specificLimits', outcome);
  if (lower >= 0 && lower <= upper && Number.isFinite(upper)) return;
  const fault = { fault: 'value-not-a-number', subject, field: 'specificLimits' } as const;
  throw new MixtureError(fault, 'the specific limit is not a number or band');
}

function checkToxicity(subject: string, { value }: AcuteToxicityValue): void {
  checkMeasure({ subject, field: 'acuteToxicity' }, value);
  const isPositive = value.max > 0 && (value.min > 0 || value.min === Number.NEGATIVE_INFINITY);
  if (!isPositive) {
    const fault = { fault: 'value-not-a-number', subject, field: 'acuteToxicity' } as const;
    throw new MixtureError(fault, 'an acute toxicity value is above 0');
  }
}

function checkCategory(subject: string, field: string, hazard: Hazard): void {
  if (!entryOf(hazard)) {
    const detail = `no such classification: ${hazard.code} ${hazard.hCode}`;
    throw new MixtureError({ fault: 'unknown-category', subject, field }, detail);
  }
}

function checkProperties(properties: MixtureProperties): void {
  const { flashPointC, initialBoilingPointC, ph, kinematicViscosity40, heatOfCombustion } = properties;
  const measured = { flashPointC, initialBoilingPointC, ph, kinematicViscosity40, heatOfCombustion };
  for (const [name, measure] of Object.entries(measured)) {
    if (measure) checkMeasure({ subject: name, field: name }, measure);
  }
}

function checkMeasure(where: { readonly subject: string; readonly field: string }, { min, max }: Measure): void {
  const isNumber = !Number.isNaN(min) && !Number.isNaN(max);
  if (!isNumber || min > max || min === Number.POSITIVE_INFINITY || max === Number.NEGATIVE_INFINITY) {
    throw new MixtureError({ fault: 'value-not-a-number', ...where }, 'the measured value is not a number or range');
  }
}

function checkFactor(subject: string, field: 'mAcute' | 'mChronic', value: number): void {
  if (!Number.isFinite(value) || value < 1) {
    throw new MixtureError({ fault: 'value-not-a-number', subject, field }, 'an M-factor is a number from 1 on');
  }
}
