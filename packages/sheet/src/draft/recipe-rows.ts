import type { IngredientPath } from './input-path.ts';
import { type Concentration, percent, type Ppb } from '@gosds/ghs/concentration';
import { balanceOf, shareWithin } from '@gosds/ghs/share';
import { isCasNumber } from '@gosds/data/registry-numbers';
import type { Draft, DraftIngredient, DraftPart } from './draft.ts';
import type { EnteredPart, EnteredRow } from './entered-row.ts';
import { isOpen, type Proportion, proportionText, roundedShare } from './proportion.ts';
import { hidesProportion, isConfidential } from './shown-name.ts';

/** An ingredient of the product after raw materials are split, with its concentration in the whole product. */
export type RecipeRow = EnteredPart<DraftIngredient> & {
  /** Path of the input in the draft. */
  readonly path: IngredientPath;
  readonly concentration: Concentration;
};

/** A row with a name and a readable proportion. */
type Named<Entered extends EnteredPart> = Entered & { readonly share: Proportion };

const isNamed = <Entered extends EnteredPart>(each: Entered): each is Named<Entered> =>
  each.share !== undefined && each.row.name.trim() !== '';

const lowerSum = (rows: readonly Named<EnteredPart>[]): number =>
  rows.reduce((sum, { share }) => sum + share.concentration.lower, 0);

/**
 * Rows with a name and a readable proportion, in the order of the grid. Leaves out a row that repeats an id or takes
 * the sum beyond 100 %: `checkIngredients` keeps the user on the step until that is corrected, and the preview
 * continues.
 */
function countedRows<Entered extends EnteredPart>(rows: readonly Entered[]): readonly Named<Entered>[] {
  return rows.filter(isNamed).reduce<readonly Named<Entered>[]>((taken, each) => {
    const isRepeated = taken.some(({ row }) => row.id === each.row.id);
    const isTooMuch = lowerSum([...taken, each]) > percent(100);
    return isRepeated || isTooMuch ? taken : [...taken, each];
  }, []);
}

/** `> 20` reaches up to what the lower ends of the other ingredients leave. */
function closed({ share }: Named<EnteredPart>, others: readonly Named<EnteredPart>[]): Concentration {
  const { lower, upper } = share.concentration;
  if (!isOpen(share)) return share.concentration;
  const rest = percent(100) - lowerSum(others);
  return { lower, upper: Math.max(lower, Math.min(upper, rest)) };
}

type Share<Entered extends EnteredPart> = { readonly entered: Entered; readonly concentration: Concentration };

/**
 * Concentrations in the order of the rows. The balance is what the others leave to 100 %; it is left out if they leave
 * nothing.
 */
function sharesOf<Entered extends EnteredPart>(all: readonly Entered[]): Share<Entered>[] {
  const rows = countedRows(all);
  const shares: Share<Entered>[] = rows.map((each) => ({
    entered: each,
    concentration: closed(
      each,
      rows.filter((other) => other !== each),
    ),
  }));
  const balance = all.find(({ row, isBalance }) => row.name.trim() !== '' && isBalance);
  const concentration = balanceOf(shares.map((share) => share.concentration));
  if (!balance || concentration.upper === 0) return shares;
  const place = shares.findIndex(({ entered }) => all.indexOf(entered) > all.indexOf(balance));
  return shares.toSpliced(place < 0 ? shares.length : place, 0, { entered: balance, concentration });
}

const roundedText = (share: Ppb): string => proportionText(roundedShare(share));

function rangeText({ lower, upper }: Concentration): string {
  if (lower === upper) return roundedText(upper);
  return lower === 0 ? `<=${roundedText(upper)}` : `${roundedText(lower)}-${roundedText(upper)}`;
}

const shownAs = ({ lower, upper }: Concentration): Proportion => ({
  concentration: { lower: roundedShare(lower), upper: roundedShare(upper) },
  ...(lower === 0 && upper > 0 ? { sign: '<=' } : {}),
});

/** The balance as a number. */
const asNumber = ({ row }: EnteredRow, concentration: Concentration) => ({
  row: { ...row, proportion: rangeText(concentration) },
  share: shownAs(concentration),
});

/** If a raw material hides its proportion, its ingredients show their maximum. */
function sanitisedPart(material: EnteredPart, part: EnteredPart) {
  if (!hidesProportion(material.row)) {
    return { sanitisedProportion: part.row.sanitisedProportion, sanitisedShare: part.sanitisedShare };
  }
  const upper = material.sanitisedShare?.concentration.upper;
  if (upper === undefined) {
    return { sanitisedProportion: material.row.sanitisedProportion, sanitisedShare: undefined };
  }
  return {
    sanitisedProportion: `<${roundedText(upper)}`,
    sanitisedShare: { ...shownAs({ lower: 0, upper }), sign: '<' } as const,
  };
}

/** The ingredients of a confidential raw material stay confidential, too. */
function sanitisedName({ row: material }: EnteredPart, { row: part }: EnteredPart, index: number): string {
  const isKept = isConfidential(material) && !isConfidential(part);
  return isKept ? `${material.sanitisedName.trim()} (${index + 1})` : part.sanitisedName;
}

/** The proportion that the sheet prints; undefined if it is not a number. */
export const shownShare = ({ row, share, sanitisedShare }: EnteredPart): Proportion | undefined =>
  hidesProportion(row) ? sanitisedShare : share;

function splitIntoParts(
  { entered: material, concentration: whole }: Share<EnteredRow>,
  path: `ingredients.${number}`,
): RecipeRow[] {
  const shares = sharesOf(material.parts);
  if (shares.length === 0)
    return [{ ...material, ...(material.isBalance ? asNumber(material, whole) : {}), path, concentration: whole }];
  return shares.map(({ entered: part, concentration: within }) => {
    const concentration = shareWithin(whole, within);
    const index = material.parts.indexOf(part);
    const { sanitisedProportion, sanitisedShare } = sanitisedPart(material, part);
    const row = {
      ...part.row,
      sanitisedName: sanitisedName(material, part, index),
      sanitisedProportion,
      parts: [],
      id: `${material.row.id}/${part.row.id}`,
      proportion: rangeText(concentration),
    };
    const share = shownAs(concentration);
    return {
      row,
      share,
      sanitisedShare,
      hand: part.hand,
      confirmedFamily: part.confirmedFamily,
      studies: part.studies,
      isBalance: false,
      path: `${path}.parts.${index}`,
      concentration,
    };
  });
}

/**
 * The key of a substance: its catalogue id or CAS number, with its classification, evidence and tests. A confidential
 * row is always its own substance.
 */
function substanceOf({ row }: RecipeRow): string {
  const number = row.materialId ?? row.casNumber.trim();
  if (number === '' || isConfidential(row) || hidesProportion(row)) return row.id;
  return `${number} ${JSON.stringify([row.handClassification, row.noteEvidence, row.tests])}`;
}

const together = (a: Concentration, b: Concentration): Concentration => ({
  lower: a.lower + b.lower,
  upper: Math.min(percent(100), a.upper + b.upper),
});

/** Merges a substance from several raw materials into one ingredient. */
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
    const numbers = [
      ...new Set([first.row, each.row].flatMap(({ registrationNumber }) => registrationNumber?.trim() || [])),
    ];
    const row = {
      ...first.row,
      proportion: rangeText(concentration),
      ...(numbers.length > 0 && { registrationNumber: numbers.join(', ') }),
    };
    const confirmedFamily = first.confirmedFamily ?? each.confirmedFamily;
    found.set(key, { ...first, row, confirmedFamily, share: shownAs(concentration), concentration });
  }
  return [...found.values()];
}

/** The ingredients of the product, with raw materials split into their parts. */
export function recipeOf(grid: readonly EnteredRow[]): readonly RecipeRow[] {
  const rows = sharesOf(grid).flatMap((share) =>
    splitIntoParts(share, `ingredients.${grid.indexOf(share.entered)}` as const),
  );
  return grid.some(({ parts }) => parts.length > 0) ? merged(rows) : rows;
}

/** All rows of a draft that have a catalogue substance, with their paths. */
export const catalogueRows = ({
  ingredients,
}: Pick<Draft, 'ingredients'>): readonly { readonly materialId: number; readonly path: IngredientPath }[] =>
  ingredients.flatMap((row, index) => {
    const path = `ingredients.${index}` as const;
    const parts = row.parts.map((part, at) => ({ materialId: part.materialId, path: `${path}.parts.${at}` as const }));
    return [{ materialId: row.materialId, path }, ...parts].flatMap(({ materialId, path: place }) =>
      materialId === null ? [] : [{ materialId, path: place }],
    );
  });

/** CAS numbers of ingredients without a catalogue record. The lists are searched by these numbers. */
export const typedNumbers = ({ ingredients }: Pick<Draft, 'ingredients'>): readonly string[] => [
  ...new Set(
    ingredients
      .flatMap((row): readonly DraftPart[] => [row, ...row.parts])
      .flatMap(({ materialId, casNumber }) =>
        materialId === null && isCasNumber(casNumber.trim()) ? [casNumber.trim()] : [],
      ),
  ),
];
