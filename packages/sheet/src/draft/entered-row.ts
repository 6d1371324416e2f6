import type { DraftIngredient, DraftPart } from './draft.ts';
import { type EnteredStudy, readStudy } from './entered-studies.ts';
import { type ConfirmedFamily, isFamily } from './family.ts';
import { givenTests } from './given-tests.ts';
import { ingredientTestFaults, isBlocking } from './product-test-faults.ts';
import { memoised } from '../memoised.ts';
import { isClassifiedByHand, type ReadClassification, readHandClassification } from './hand-classification.ts';
import { isBalance, parseProportion, type Proportion } from './proportion.ts';

/** A row of the grid, or of a raw material, and what its texts say. */
export type EnteredPart<Row extends DraftPart = DraftPart> = {
  /** As typed. */
  readonly row: Row;
  /** Undefined where none can be read. */
  readonly share: Proportion | undefined;
  /** True where it makes up the rest of a raw material. */
  readonly isBalance: boolean;
  /** What the sheet prints in its place. */
  readonly sanitisedShare: Proportion | undefined;
  /** Its classification by hand; undefined where nobody made one. */
  readonly hand: ReadClassification | undefined;
  /** Undefined until the user confirms one. */
  readonly confirmedFamily: ConfirmedFamily | undefined;
  /** Its rows of toxicity and environment that can be read. */
  readonly studies: readonly EnteredStudy[];
};

export type EnteredRow = EnteredPart<DraftIngredient> & { readonly parts: readonly EnteredPart[] };

const studiesOf = (tests: DraftPart['tests']): readonly EnteredStudy[] =>
  givenTests(tests).flatMap((one) => {
    const { test, given } = one;
    const isLeftOut = test.of === undefined || ingredientTestFaults(test, given).some(isBlocking);
    return isLeftOut ? [] : (readStudy(one) ?? []);
  });

/** Reads a row once, for as long as it stays as typed. */
export const parsePart = memoised((row: DraftPart): EnteredPart => ({
  row,
  share: parseProportion(row.proportion),
  isBalance: isBalance(row.proportion),
  sanitisedShare: parseProportion(row.sanitisedProportion),
  hand:
    row.handClassification && isClassifiedByHand(row.handClassification)
      ? readHandClassification(row.handClassification)
      : undefined,
  confirmedFamily: isFamily(row.family) ? row.family : undefined,
  studies: studiesOf(row.tests),
}));

/** The same of a row of the grid, with what it consists of. */
export const parseRow = memoised((row: DraftIngredient): EnteredRow => ({
  ...parsePart(row),
  row,
  parts: row.parts.map(parsePart),
}));
