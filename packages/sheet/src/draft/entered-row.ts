import type { DraftIngredient, DraftPart } from './draft.ts';
import { type EnteredStudy, readStudy } from './entered-studies.ts';
import { type ConfirmedFamily, isFamily } from './family.ts';
import { givenTests } from './given-tests.ts';
import { ingredientTestFaults, isBlocking } from './product-test-faults.ts';
import { memoised } from '../memoised.ts';
import { isClassifiedByHand, type ReadClassification, readHandClassification } from './hand-classification.ts';
import { isBalance, parseProportion, type Proportion } from './proportion.ts';

/** A row of the grid, or of a raw material, with the values read from its texts. */
export type EnteredPart<Row extends DraftPart = DraftPart> = {
  /** As typed. */
  readonly row: Row;
  /** Undefined if the proportion cannot be read. */
  readonly share: Proportion | undefined;
  /** True if this ingredient makes up the rest of the raw material. */
  readonly isBalance: boolean;
  /** The concentration that the sheet prints instead. */
  readonly sanitisedShare: Proportion | undefined;
  /** The user's own classification; undefined if there is none. */
  readonly hand: ReadClassification | undefined;
  /** Undefined until the user confirms a family. */
  readonly confirmedFamily: ConfirmedFamily | undefined;
  /** The toxicity and environment test rows that can be read. */
  readonly studies: readonly EnteredStudy[];
};

export type EnteredRow = EnteredPart<DraftIngredient> & { readonly parts: readonly EnteredPart[] };

const studiesOf = (tests: DraftPart['tests']): readonly EnteredStudy[] =>
  givenTests(tests).flatMap((one) => {
    const { test, given } = one;
    const isLeftOut = test.of === undefined || ingredientTestFaults(test, given).some(isBlocking);
    return isLeftOut ? [] : (readStudy(one) ?? []);
  });

/** Reads a row. The result is kept for as long as the row does not change. */
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

/** Reads a row of the grid with its parts. The result is kept in the same way. */
export const parseRow = memoised((row: DraftIngredient): EnteredRow => ({
  ...parsePart(row),
  row,
  parts: row.parts.map(parsePart),
}));
