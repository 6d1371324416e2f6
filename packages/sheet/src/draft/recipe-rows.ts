import { type Concentration, percent, toPercent } from '@gosds/ghs/concentration';
import { balanceOf, shareWithin } from '@gosds/ghs/share';
import { isCasNumber } from '@gosds/data/registry-numbers';
import type { Draft, DraftIngredient, DraftPart } from './draft.ts';
import { parseProportion, type Proportion, readProportion } from './proportion.ts';
import { hidesProportion, isConfidential } from './shown-name.ts';

/** An ingredient of the product once its raw materials are taken apart, with its share of the whole product. */
export type RecipeRow = {
  readonly row: DraftIngredient;
  /** Path of the input in the draft. */
  readonly path: string;
  readonly concentration: Concentration;
};

/** True for the one part of a raw material that makes up the rest. */
export const isBalance = (proportion: string): boolean => /^(?:balance|rest)$/i.test(proportion.trim());

type Row<Written extends DraftPart> = { readonly row: Written; readonly share: Proportion };

function readRow<Written extends DraftPart>(row: Written): Row<Written>[] {
  const share = readProportion(row.proportion);
  return share && row.name.trim() !== '' ? [{ row, share }] : [];
}

const lowerSum = (rows: readonly Row<DraftPart>[]): number =>
  rows.reduce((sum, { share }) => sum + share.concentration.lower, 0);

/**
 * Rows with a name and a readable proportion, in the order of the grid. A row that repeats an id, or that leads beyond
 * 100 %, stays out: `checkIngredients` keeps the user on the step until that is mended, and the preview goes on.
 */
function readRows<Written extends DraftPart>(rows: readonly Written[]): readonly Row<Written>[] {
  return rows.flatMap(readRow).reduce<readonly Row<Written>[]>((taken, each) => {
    const isRepeated = taken.some(({ row }) => row.id === each.row.id);
    const isTooMuch = lowerSum([...taken, each]) > percent(100);
    return isRepeated || isTooMuch ? taken : [...taken, each];
  }, []);
}

/** `> 20` reaches up to what the other ingredients leave at least. */
function closed({ share }: Row<DraftPart>, others: readonly Row<DraftPart>[]): Concentration {
  const { lower, upper } = share.concentration;
  if (!share.isOpen) return share.concentration;
  const rest = percent(100) - lowerSum(others);
  return { lower, upper: Math.max(lower, Math.min(upper, rest)) };
}

type Share<Written extends DraftPart> = { readonly row: Written; readonly concentration: Concentration };

function sharesOf<Written extends DraftPart>(written: readonly Written[]): Share<Written>[] {
  const rows = readRows(written);
  return rows.map((each) => ({
    row: each.row,
    concentration: closed(
      each,
      rows.filter((other) => other !== each),
    ),
  }));
}

/** With the balance last, whatever the others leave to 100 %. */
function sharesOfParts(parts: readonly DraftPart[]): Share<DraftPart>[] {
  const shares = sharesOf(parts);
  const rest = parts.find(({ name, proportion }) => name.trim() !== '' && isBalance(proportion));
  const others = shares.map(({ concentration }) => concentration);
  return rest ? [...shares, { row: rest, concentration: balanceOf(others) }] : shares;
}

const percentText = (value: number) => String(Number(toPercent(value).toPrecision(6)));

function proportionText({ lower, upper }: Concentration): string {
  if (lower === upper) return percentText(upper);
  return lower === 0 ? `<=${percentText(upper)}` : `${percentText(lower)}-${percentText(upper)}`;
}

/** A raw material that is confidential keeps its ingredients so: their names, and how much of it there is. */
function hiddenBy(material: DraftIngredient, part: DraftPart, index: number) {
  const upper = parseProportion(material.sanitisedProportion)?.upper;
  const atMost = upper === undefined ? material.sanitisedProportion : `<${percentText(upper)}`;
  const name = `${material.sanitisedName.trim()} (${index + 1})`;
  return {
    sanitisedName: isConfidential(material) && !isConfidential(part) ? name : part.sanitisedName,
    sanitisedProportion: hidesProportion(material) ? atMost : part.sanitisedProportion,
  };
}

function takenApart({ row: material, concentration: whole }: Share<DraftIngredient>, path: string): RecipeRow[] {
  const shares = sharesOfParts(material.parts);
  if (shares.length === 0) return [{ row: material, path, concentration: whole }];
  return shares.map(({ row: part, concentration: within }) => {
    const concentration = shareWithin(whole, within);
    const index = material.parts.indexOf(part);
    const hidden = hiddenBy(material, part, index);
    const proportion = proportionText(concentration);
    const row = { ...part, ...hidden, parts: [], id: `${material.id}/${part.id}`, proportion };
    return { row, path: `${path}.parts.${index}`, concentration };
  });
}

/** What counts as one substance: named alike in the catalogue or by its number, with the same classification. */
function substanceOf({ row }: RecipeRow): string {
  const number = row.materialId ?? row.casNumber.trim();
  if (number === '' || isConfidential(row) || hidesProportion(row)) return row.id;
  return `${number} ${JSON.stringify([row.handClassification, row.noteEvidence])}`;
}

const together = (a: Concentration, b: Concentration): Concentration => ({
  lower: a.lower + b.lower,
  upper: Math.min(percent(100), a.upper + b.upper),
});

/** The same substance from several raw materials is one ingredient of the product. */
function merged(rows: readonly RecipeRow[]): readonly RecipeRow[] {
  const found = new Map<string, RecipeRow>();
  for (const each of rows) {
    const key = substanceOf(each);
    const first = found.get(key);
    if (!first) {
      found.set(key, each);
      continue;
    }
    const concentration = together(first.concentration, each.concentration);
    found.set(key, { ...first, row: { ...first.row, proportion: proportionText(concentration) }, concentration });
  }
  return [...found.values()];
}

/** The ingredients of the product, raw materials taken apart. */
export function recipeRows({ ingredients }: Pick<Draft, 'ingredients'>): readonly RecipeRow[] {
  const rows = sharesOf(ingredients).flatMap((share) =>
    takenApart(share, `ingredients.${ingredients.indexOf(share.row)}`),
  );
  return ingredients.some(({ parts }) => parts.length > 0) ? merged(rows) : rows;
}

/** Every substance of the catalogue that a draft names, with the path of its row. */
export const catalogueRows = ({
  ingredients,
}: Pick<Draft, 'ingredients'>): readonly { readonly materialId: number; readonly path: string }[] =>
  ingredients.flatMap((row, index) => {
    const path = `ingredients.${index}`;
    const parts = row.parts.map((part, at) => ({ materialId: part.materialId, path: `${path}.parts.${at}` }));
    return [{ materialId: row.materialId, path }, ...parts].flatMap(({ materialId, path: place }) =>
      materialId === null ? [] : [{ materialId, path: place }],
    );
  });

/** CAS numbers of ingredients that were typed without a record of the catalogue; what the lists say of them is looked up by these. */
export const typedNumbers = ({ ingredients }: Pick<Draft, 'ingredients'>): readonly string[] => [
  ...new Set(
    ingredients
      .flatMap((row): readonly DraftPart[] => [row, ...row.parts])
      .flatMap(({ materialId, casNumber }) =>
        materialId === null && isCasNumber(casNumber.trim()) ? [casNumber.trim()] : [],
      ),
  ),
];
