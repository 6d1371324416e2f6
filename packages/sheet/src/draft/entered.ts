import type { Measure } from '@gosds/ghs/mixture';
import { memoised } from '../memoised.ts';
import type { Draft, DraftIngredient, DraftPart } from './draft.ts';
import type { EnteredPart, EnteredRow } from './entered-row.ts';
import { isBalance, parseProportion } from './proportion.ts';
import { type QuantityField, quantityDimensions, quantityFields } from './quantity-fields.ts';
import { isAnsweredByUnit, measureOf, parseQuantity } from './quantity.ts';
import { type RecipeRow, recipeOf } from './recipe-rows.ts';
import { type Purposes, purposesOf } from './use/purposes-of.ts';

/**
 * In the unit that the sheet prints (°C, g/cm³, kPa, cSt); of a property with one unit only, in that. Undefined where
 * nothing readable was typed, or the unit answers for it.
 */
export type EnteredMeasures = {
  readonly [Field in QuantityField | 'ph' | 'solutionPh' | 'solutionPercent']?: Measure | undefined;
};

/** A draft after its texts are read: numbers, with the draft beside them for what is shown as typed. */
export type Entered = {
  readonly draft: Draft;
  /** The rows of the grid, in its order. */
  readonly rows: readonly EnteredRow[];
  /** The ingredients of the product, raw materials split into what they consist of. */
  readonly recipe: readonly RecipeRow[];
  readonly measures: EnteredMeasures;
  /** What the product is for. */
  readonly purposes: Purposes;
};

/** Reads a row once, for as long as it stays as typed. */
export const parsePart = memoised((row: DraftPart): EnteredPart => ({
  row,
  share: parseProportion(row.proportion),
  isBalance: isBalance(row.proportion),
  sanitisedShare: parseProportion(row.sanitisedProportion),
}));

const parseRow = memoised((row: DraftIngredient): EnteredRow => ({
  ...parsePart(row),
  row,
  parts: row.parts.map(parsePart),
}));

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

/** Reads the texts of a draft. Rows and properties that stay as they were are not read again. */
export const parseDraft = memoised((draft: Draft): Entered => ({
  draft,
  ...parseGrid(draft.ingredients),
  measures: parseMeasures(draft.properties),
  purposes: purposesOf(draft.description),
}));
