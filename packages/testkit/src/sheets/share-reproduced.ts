import type { ComparedClass } from './compare-sheet.ts';
import { type ExplainedDifference, explainedDifferences } from './explained-differences-table.ts';

export type Counts = {
  readonly compared: number;
  readonly reproduced: number;
  readonly withinRange: number;
  readonly differing: number;
  /** Classes not held against the calculation. */
  readonly setApart: number;
};

const isHeld = ({ verdict }: ComparedClass) => ['reproduced', 'within-range', 'differs'].includes(verdict);

export function countsOf(classes: readonly ComparedClass[]): Counts {
  const count = (verdict: ComparedClass['verdict']) => classes.filter((each) => each.verdict === verdict).length;
  const compared = classes.filter(isHeld).length;
  return {
    compared,
    reproduced: count('reproduced'),
    withinRange: count('within-range'),
    differing: count('differs'),
    setApart: classes.length - compared,
  };
}

/** Share in per cent, rounded down to one decimal, so that it never looks better than it is. */
export const shareOf = ({ compared, differing }: Counts): number =>
  compared === 0 ? 100 : Math.floor((1000 * (compared - differing)) / compared) / 10;

/** The explanation of a class that differs; undefined where nobody gave one. */
export const explanationOf = ({ file, hazardClass }: ComparedClass): ExplainedDifference | undefined =>
  explainedDifferences.find((each) => each.hazardClass === hazardClass && each.files.includes(file));

/** The classes without those that docs/case-differences.md shows to rest on a test or on a decision of the supplier. */
export const withoutDecisions = (classes: readonly ComparedClass[]): readonly ComparedClass[] =>
  classes.filter((each) => each.verdict !== 'differs' || explanationOf(each) === undefined);
