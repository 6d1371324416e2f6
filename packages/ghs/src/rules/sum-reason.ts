import { type MessageValue, say } from '../message.ts';
import type { Counted, LeftOut, Reason } from '../classification.ts';
import type { Ppb } from '../concentration.ts';
import type { Hazard } from '../hazard.ts';
import type { SumRow } from '../markets/market.ts';
import type { Subject } from './assessment.ts';
import { sumText } from './reason.ts';

/** Relative tolerance for sums of quotients (with specific concentration limits), which may just miss a limit. */
export const quotientTolerance = 1e-9;

/** What an ingredient adds to a row: its concentration times the weight. */
export type Weighed = {
  readonly subject: Subject;
  readonly weight: number;
  /** The specific concentration limit, if it sets the weight. */
  readonly specific?: Ppb;
  readonly hazard: Hazard | undefined;
  readonly note: MessageValue;
};

const emptyRows = new WeakMap<SumRow, Reason>();

/** A row without contributors has the same reason each time, except for the ingredients left out. */
export function emptyRow(row: SumRow, left: readonly LeftOut[]): Reason {
  const known = emptyRows.get(row) ?? sumReason(row, { sum: 0, isBarred: false, terms: [], left: [], weighed: [] });
  emptyRows.set(row, known);
  return left.length === 0 ? known : { ...known, leftOut: left };
}

type Summed = {
  readonly sum: number;
  readonly isBarred: boolean;
  readonly terms: readonly Counted[];
  readonly left: readonly LeftOut[];
  readonly weighed: readonly Weighed[];
};

/** Why a row is met or not: the sum against its limit. */
export function sumReason(row: SumRow, summed: Summed): Reason {
  const { sum, isBarred, terms, left } = summed;
  const stated = statedSum(row, summed);
  const sign = sum >= row.atLeast * (1 - quotientTolerance) ? '≥' : '<';
  const barred = isBarred ? say('additivity-butRowMixturesWithoutIngredient') : '';
  return {
    ruleId: row.id,
    paragraph: row.paragraph,
    summary: say(stated.unit === '' ? 'additivity-quotients' : 'additivity-shares', {
      code: row.outcome.code,
      what: stated.what,
      found: stated.found,
      sign,
      limit: stated.limit,
      barred,
    }),
    counted: terms,
    leftOut: left,
    found: Math.round(sum) / 1e7,
    limit: row.atLeast / 1e7,
    unit: '%',
    stated: { found: stated.found, limit: stated.limit, unit: stated.unit },
  };
}

/**
 * The comparison as a chemist states it: a concentration with its own limit, a sum of such quotients with 1, or a sum
 * of concentrations, weighted or not.
 */
function statedSum({ atLeast }: SumRow, { sum, terms, weighed }: Summed) {
  const [first, ...more] = weighed;
  const [term] = terms;
  const isAsEntered = more.length === 0 && first?.weight === 1;
  const found = isAsEntered ? Math.round(sum) / 1e7 : sumText(sum, atLeast);
  const inPercent = { found, limit: atLeast / 1e7, unit: '%' };
  if (!weighed.some(({ specific }) => specific !== undefined)) {
    return {
      what: weighed.some(({ weight }) => weight !== 1) ? say('additivity-weightedSum') : say('additivity-sum'),
      ...inPercent,
    };
  }
  if (first?.specific !== undefined && more.length === 0 && term) {
    return { what: term.name, found: Math.round(term.concentration) / 1e7, limit: first.specific / 1e7, unit: '%' };
  }
  return {
    what: say('additivity-sharesDividedTheirLimitsAdd'),
    found: quotientText(sum / atLeast),
    limit: 1,
    unit: '',
  };
}

/**
 * Rounds down to three decimals, so that a value just below the limit does not look equal to it. A value within the
 * tolerance of the limit still shows the limit.
 */
const quotientText = (quotient: number): number => Math.floor((quotient + quotientTolerance) * 1000) / 1000;
