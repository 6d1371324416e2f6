import { percent } from './concentration.ts';
import type { Hazard } from './hazard.ts';
import { MixtureError } from './mixture-error.ts';
import type { Ingredient, Measure, Mixture, MixtureProperties } from './mixture.ts';
import { entryOf, hazardClasses } from './registry.ts';

const mostIngredients = 1000;
/** Recipes and sheets round each figure, so that a total may be a little above 100 %. */
const highestTotal = percent(101);

/** Throws a MixtureError on the first thing that no rule can be applied to. */
export function checkMixture({ ingredients, properties, testData = [] }: Mixture): void {
  const excess = ingredients[mostIngredients];
  if (excess) throw new MixtureError('too-many-ingredients', excess.name, `more than ${mostIngredients} ingredients`);
  const ids = new Set<string>();
  let total = 0;
  for (const ingredient of ingredients) {
    if (ids.has(ingredient.id)) {
      throw new MixtureError('duplicate-ingredient', ingredient.name, `the id ${ingredient.id} is used twice`);
    }
    ids.add(ingredient.id);
    checkConcentration(ingredient);
    checkData(ingredient);
    total += ingredient.concentration.lower;
    if (total > highestTotal) {
      throw new MixtureError(
        'total-above-100',
        ingredient.name,
        'up to here the lower concentrations add up to more than 100 %',
      );
    }
  }
  checkProperties(properties);
  for (const { hazardClass, outcome } of testData) {
    if (!hazardClasses.some((known) => known === hazardClass)) {
      throw new MixtureError('unknown-hazard-class', hazardClass, 'no such hazard class');
    }
    if (outcome && !entryOf(outcome)) throw new MixtureError('unknown-category', outcome.code, 'no such category');
  }
}

function checkConcentration({ name, concentration: { lower, upper } }: Ingredient): void {
  if (!Number.isFinite(lower) || !Number.isFinite(upper)) {
    throw new MixtureError('concentration-not-a-number', name, 'the concentration is not a number');
  }
  if (lower < 0 || upper > percent(100)) {
    throw new MixtureError('concentration-out-of-range', name, 'the concentration is not between 0 and 100 %');
  }
  if (lower > upper) {
    throw new MixtureError('concentration-reversed', name, 'the lower concentration is above the upper one');
  }
}

function checkData(ingredient: Ingredient): void {
  const { name, hazards, acuteToxicity = [] } = ingredient;
  if (hazards !== 'not-assessed') {
    for (const hazard of hazards) checkCategory(name, hazard);
  }
  for (const { value } of acuteToxicity) {
    checkMeasure(name, value);
    if (value.max <= 0 || value.min === 0) {
      throw new MixtureError('value-not-a-number', name, 'an acute toxicity value is above 0');
    }
  }
  checkFactor(name, ingredient.mAcute ?? 1);
  checkFactor(name, ingredient.mChronic ?? 1);
  checkSpecificLimits(ingredient);
}

function checkSpecificLimits({ name, specificLimits = [] }: Ingredient): void {
  for (const { outcome, lower = 0, upper = 0 } of specificLimits) {
    checkCategory(name, outcome);
    checkNumber(name, lower, 'specific limit');
    checkNumber(name, upper, 'specific limit');
  }
}

function checkCategory(subject: string, hazard: Hazard): void {
  if (!entryOf(hazard)) {
    throw new MixtureError('unknown-category', subject, `no such classification: ${hazard.code} ${hazard.hCode}`);
  }
}

function checkProperties(properties: MixtureProperties): void {
  const { flashPointC, initialBoilingPointC, ph, kinematicViscosity40 } = properties;
  for (const [name, measure] of Object.entries({ flashPointC, initialBoilingPointC, ph, kinematicViscosity40 })) {
    if (measure) checkMeasure(name, measure);
  }
}

function checkMeasure(subject: string, { min, max }: Measure): void {
  if (Number.isNaN(min) || Number.isNaN(max) || min > max) {
    throw new MixtureError('value-not-a-number', subject, 'the measured value is not a number or range');
  }
}

function checkNumber(subject: string, value: number, what: string): void {
  if (!Number.isFinite(value) || value < 0) {
    throw new MixtureError('value-not-a-number', subject, `the ${what} is not a number`);
  }
}

function checkFactor(subject: string, value: number): void {
  if (!Number.isFinite(value) || value < 1) {
    throw new MixtureError('value-not-a-number', subject, 'an M-factor is a number from 1 on');
  }
}
