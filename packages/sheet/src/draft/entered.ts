import type { Mixture } from '@gosds/ghs/mixture';
import { memoised } from '../memoised.ts';
import type { Draft, DraftIngredient, Quantity } from './draft.ts';
import { type EnteredRow, parseRow } from './entered-row.ts';
import { type EnteredMeasures, parseMeasures } from './entered-measures.ts';
import { type EnteredTests, parseTests } from './entered-tests.ts';
import { packageMlOf, productUseOf } from './label-use.ts';
import { type RecipeRow, recipeOf } from './recipe-rows.ts';
import { type Purposes, purposesOf } from './use/purposes-of.ts';

/**
 * Temperatures of measurement in °C: as typed, else 40 °C for viscosity and 20 °C for vapour pressure. NaN if the text
 * is not a number.
 */
export type MeasuredAt = { readonly viscosity: number; readonly vapourPressure: number };

/**
 * How the product is supplied. `use` is undefined until chosen; `packageMl` is undefined if the text is not a capacity.
 */
type Supply = { readonly use: Mixture['use'] | undefined; readonly packageMl: number | undefined };

/** A draft with its texts read as numbers, and the draft itself for what is shown as typed. */
export type Entered = {
  readonly draft: Draft;
  /** Rows in the order of the grid. */
  readonly rows: readonly EnteredRow[];
  /** The ingredients of the product, with raw materials split into their parts. */
  readonly recipe: readonly RecipeRow[];
  readonly measures: EnteredMeasures;
  readonly measuredAtC: MeasuredAt;
  readonly tests: EnteredTests;
  /** The purposes of the product. */
  readonly purposes: Purposes;
  readonly supply: Supply;
};

const parseGrid = memoised((ingredients: Draft['ingredients']): Pick<Entered, 'rows' | 'recipe'> => {
  const rows = ingredients.map(parseRow);
  return { rows, recipe: recipeOf(rows) };
});

/** Test rows of an ingredient exist only in Advanced mode: Simple mode has no place to show them. */
const withoutTests = memoised((ingredients: Draft['ingredients']): Draft['ingredients'] =>
  ingredients.map((row) => ({ ...row, tests: {}, parts: row.parts.map((part) => ({ ...part, tests: {} })) })),
);

const hasTests = ({ tests, parts }: DraftIngredient): boolean =>
  [tests, ...parts.map((part) => part.tests)].some((each) => Object.keys(each).length > 0);

const countedIngredients = ({ mode, ingredients }: Draft): Draft['ingredients'] =>
  mode === 'advanced' || !ingredients.some(hasTests) ? ingredients : withoutTests(ingredients);

function temperatureOf({ temperature = '' }: Quantity, usual: number): number {
  const typed = temperature.trim();
  return typed === '' ? usual : Number(typed);
}

const parseTemperatures = memoised(({ viscosity, vapourPressure }: Draft['properties']): MeasuredAt => ({
  viscosity: temperatureOf(viscosity, 40),
  vapourPressure: temperatureOf(vapourPressure, 20),
}));

/** Reads the texts of a draft. Unchanged rows and properties are not read again. */
export const parseDraft = memoised((draft: Draft): Entered => ({
  draft,
  ...parseGrid(countedIngredients(draft)),
  measures: parseMeasures(draft.properties),
  measuredAtC: parseTemperatures(draft.properties),
  tests: parseTests(draft.properties),
  purposes: purposesOf(draft.description),
  supply: { use: productUseOf(draft.description), packageMl: packageMlOf(draft.description) },
}));
