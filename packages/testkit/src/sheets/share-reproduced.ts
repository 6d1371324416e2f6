import type { ComparedClass } from './compare-sheet.ts';
import { type ExplainedDifference, explainedDifferences } from './explained-differences-table.ts';

export type Counts = {
  readonly compared: number;
  readonly reproduced: number;
  readonly withinRange: number;
  readonly differing: number;
  /** Number of classes that are not compared with the calculation. */
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

/** Percentage reproduced, rounded down to one decimal, so that it never looks better than it is. */
export const shareOf = ({ compared, differing }: Counts): number =>
  compared === 0 ? 100 : Math.floor((1000 * (compared - differing)) / compared) / 10;

/** The explanation of a class that differs; undefined if there is none. */
export const explanationOf = ({ file, hazardClass }: ComparedClass): ExplainedDifference | undefined =>
  explainedDifferences.find((each) => each.hazardClass === hazardClass && each.files.includes(file));

/** The classes without those that rest on a test or on the supplier's decision by docs/case-differences.md. */
export const withoutDecisions = (classes: readonly ComparedClass[]): readonly ComparedClass[] =>
  classes.filter((each) => each.verdict !== 'differs' || explanationOf(each) === undefined);
