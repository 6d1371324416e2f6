import type { IngredientPath } from './input-path.ts';
import { type Concentration, percent, toPercent } from '@gosds/ghs/concentration';
import { balanceOf, shareWithin } from '@gosds/ghs/share';
import { isCasNumber } from '@gosds/data/registry-numbers';
import type { Draft, DraftIngredient, DraftPart } from './draft.ts';
import type { EnteredPart, EnteredRow } from './entered-row.ts';
import { isOpen, type Proportion } from './proportion.ts';
import { hidesProportion, isConfidential } from './shown-name.ts';

/** An ingredient of the product once its raw materials are split, with its share of the whole product. */
export type RecipeRow = EnteredPart<DraftIngredient> & {
  /** Path of the input in the draft. */
  readonly path: IngredientPath;
  readonly concentration: Concentration;
};

/** A row that has a name and a readable share. */
type Named<Entered extends EnteredPart> = Entered & { readonly share: Proportion };

const isNamed = <Entered extends EnteredPart>(each: Entered): each is Named<Entered> =>
  each.share !== undefined && each.row.name.trim() !== '';

const lowerSum = (rows: readonly Named<EnteredPart>[]): number =>
  rows.reduce((sum, { share }) => sum + share.concentration.lower, 0);

/**
 * Rows with a name and a readable proportion, in the order of the grid. A row that repeats an id, or that leads beyond
 * 100 %, stays out: `checkIngredients` keeps the user on the step until that is mended, and the preview goes on.
 */
function countedRows<Entered extends EnteredPart>(rows: readonly Entered[]): readonly Named<Entered>[] {
  return rows.filter(isNamed).reduce<readonly Named<Entered>[]>((taken, each) => {
    const isRepeated = taken.some(({ row }) => row.id === each.row.id);
    const isTooMuch = lowerSum([...taken, each]) > percent(100);
    return isRepeated || isTooMuch ? taken : [...taken, each];
  }, []);
}

/** `> 20` reaches up to what the other ingredients leave at least. */
function closed({ share }: Named<EnteredPart>, others: readonly Named<EnteredPart>[]): Concentration {
  const { lower, upper } = share.concentration;
  if (!isOpen(share)) return share.concentration;
  const rest = percent(100) - lowerSum(others);
  return { lower, upper: Math.max(lower, Math.min(upper, rest)) };
}

type Share<Entered extends EnteredPart> = { readonly entered: Entered; readonly concentration: Concentration };

/** In the order of the rows; the balance is whatever the others leave to 100 %, and stays out where they leave nothing. */
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

/** To six digits, as a share that was worked out is shown. */
const rounded = (ppb: number): number => percent(Number(toPercent(ppb).toPrecision(6)));

const percentText = (ppb: number) => String(toPercent(rounded(ppb)));

function proportionText({ lower, upper }: Concentration): string {
  if (lower === upper) return percentText(upper);
  return lower === 0 ? `<=${percentText(upper)}` : `${percentText(lower)}-${percentText(upper)}`;
}

const shownAs = ({ lower, upper }: Concentration): Proportion => ({
  concentration: { lower: rounded(lower), upper: rounded(upper) },
  ...(lower === 0 && upper > 0 ? { sign: '<=' } : {}),
});

/** The balance with the share that it comes to. */
const asNumber = ({ row }: EnteredRow, concentration: Concentration) => ({
  row: { ...row, proportion: proportionText(concentration) },
  share: shownAs(concentration),
});

/** If a raw material hides its share, its ingredients show their maximum. */
function sanitisedPart(material: EnteredPart, part: EnteredPart) {
  if (!hidesProportion(material.row)) {
    return { sanitisedProportion: part.row.sanitisedProportion, sanitisedShare: part.sanitisedShare };
  }
  const upper = material.sanitisedShare?.concentration.upper;
  if (upper === undefined) {
    return { sanitisedProportion: material.row.sanitisedProportion, sanitisedShare: undefined };
  }
  return {
    sanitisedProportion: `<${percentText(upper)}`,
    sanitisedShare: { ...shownAs({ lower: 0, upper }), sign: '<' } as const,
  };
}

/** A raw material that is confidential keeps the names of its ingredients so. */
function sanitisedName({ row: material }: EnteredPart, { row: part }: EnteredPart, index: number): string {
  const isKept = isConfidential(material) && !isConfidential(part);
  return isKept ? `${material.sanitisedName.trim()} (${index + 1})` : part.sanitisedName;
}

/** The share that the sheet prints; undefined if it is not a number. */
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
      proportion: proportionText(concentration),
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

/** What counts as one substance: named alike in the catalogue or by its number, with the same classification. */
function substanceOf({ row }: RecipeRow): string {
  const number = row.materialId ?? row.casNumber.trim();
  if (number === '' || isConfidential(row) || hidesProportion(row)) return row.id;
  return `${number} ${JSON.stringify([row.handClassification, row.noteEvidence, row.tests])}`;
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
    const numbers = [
      ...new Set([first.row, each.row].flatMap(({ registrationNumber }) => registrationNumber?.trim() || [])),
    ];
    const row = {
      ...first.row,
      proportion: proportionText(concentration),
      ...(numbers.length > 0 && { registrationNumber: numbers.join(', ') }),
    };
    const confirmedFamily = first.confirmedFamily ?? each.confirmedFamily;
    found.set(key, { ...first, row, confirmedFamily, share: shownAs(concentration), concentration });
  }
  return [...found.values()];
}

/** The ingredients of the product, raw materials split into what they consist of. */
export function recipeOf(grid: readonly EnteredRow[]): readonly RecipeRow[] {
  const rows = sharesOf(grid).flatMap((share) =>
    splitIntoParts(share, `ingredients.${grid.indexOf(share.entered)}` as const),
  );
  return grid.some(({ parts }) => parts.length > 0) ? merged(rows) : rows;
}

/** Every substance of the catalogue that a draft names, with the path of its row. */
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
