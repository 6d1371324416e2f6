import type { Measure } from '@gosds/ghs/mixture';
import { memoised } from '../memoised.ts';
import type { Draft, Quantity } from './draft.ts';
import { type EnteredRow, parseRow } from './entered-row.ts';
import { type QuantityField, quantityDimensions, quantityFields } from './quantity-fields.ts';
import { isAnsweredByUnit, measureOf, parseQuantity } from './quantity.ts';
import { type EnteredTests, parseTests } from './entered-tests.ts';
import { type RecipeRow, recipeOf } from './recipe-rows.ts';
import { type Purposes, purposesOf } from './use/purposes-of.ts';

/**
 * In the unit that the sheet prints (°C, g/cm³, kPa, cSt); of a property with one unit only, in that. Undefined where
 * nothing readable was typed, or the unit answers for it.
 */
export type EnteredMeasures = {
  readonly [Field in QuantityField | 'ph' | 'solutionPh' | 'solutionPercent']?: Measure | undefined;
};

/**
 * Temperatures in °C that values were measured at: as typed, else 40 °C for the viscosity and 20 °C for the vapour
 * pressure. Not a number where what was typed is none.
 */
export type MeasuredAt = { readonly viscosity: number; readonly vapourPressure: number };

/** A draft after its texts are read: numbers, with the draft beside them for what is shown as typed. */
export type Entered = {
  readonly draft: Draft;
  /** The rows of the grid, in its order. */
  readonly rows: readonly EnteredRow[];
  /** The ingredients of the product, raw materials split into what they consist of. */
  readonly recipe: readonly RecipeRow[];
  readonly measures: EnteredMeasures;
  readonly measuredAtC: MeasuredAt;
  readonly tests: EnteredTests;
  /** What the product is for. */
  readonly purposes: Purposes;
};

const parseGrid = memoised((ingredients: Draft['ingredients']): Pick<Entered, 'rows' | 'recipe'> => {
  const rows = ingredients.map(parseRow);
  return { rows, recipe: recipeOf(rows) };
});

function parseField(properties: Draft['properties'], field: QuantityField): Measure | undefined {
  const quantity = properties[field];
  const dimension = quantityDimensions[field];
  if (dimension !== 'none') return measureOf(quantity, dimension);
  return isAnsweredByUnit(quantity.unit) ? undefined : parseQuantity(quantity.value);
}

/** Reads the properties once, for as long as they stay as typed. */
export const parseMeasures = memoised((properties: Draft['properties']): EnteredMeasures => ({
  ...Object.fromEntries(quantityFields.map((field) => [field, parseField(properties, field)])),
  ph: parseQuantity(properties.ph),
  solutionPh: parseQuantity(properties.phSolution.value),
  solutionPercent: parseQuantity(properties.phSolution.percentage),
}));

function temperatureOf({ temperature = '' }: Quantity, usual: number): number {
  const typed = temperature.trim();
  return typed === '' ? usual : Number(typed);
}

const parseTemperatures = memoised(({ viscosity, vapourPressure }: Draft['properties']): MeasuredAt => ({
  viscosity: temperatureOf(viscosity, 40),
  vapourPressure: temperatureOf(vapourPressure, 20),
}));

/** Reads the texts of a draft. Rows and properties that stay as they were are not read again. */
export const parseDraft = memoised((draft: Draft): Entered => ({
  draft,
  ...parseGrid(draft.ingredients),
  measures: parseMeasures(draft.properties),
  measuredAtC: parseTemperatures(draft.properties),
  tests: parseTests(draft.properties),
  purposes: purposesOf(draft.description),
}));
