import { cite, type MessageValue, say } from '../message.ts';
import type { ClassOutcome, Counted, LeftOut, Reason } from '../classification.ts';
import { type Ppb, toPercent } from '../concentration.ts';
import type { Hazard } from '../hazard.ts';
import type { AdditivityTable, SumRow } from '../markets/market.ts';
import { allocate } from './allocate.ts';
import type { Assessment, Subject } from './assessment.ts';
import { lowestRelevance } from './lowest-cut-off.ts';
import { missingAssessments, negligibleUnassessed } from './missing-assessments.ts';
import { counted, leftOut, noReason, outcome, plainReason } from './reason.ts';
import { memoised } from './settled.ts';
import { whollyUnknownInWater } from './unknown-in-water.ts';
import { limitInForce, severityOf } from './specific-limit.ts';
import { quotientTolerance, type Weighed, emptyRow, sumReason } from './sum-reason.ts';
import { type Contributor, type Table, factorOf, whyIrrelevant } from './contributor.ts';

export type TableVerdict = {
  readonly met: SumRow | undefined;
  /** First the row that decided or came nearest, then the other rows not met, then the rows without any contributor. */
  readonly reasons: readonly Reason[];
};

/** Classifies in a class that weights and adds up the concentrations of ingredients. */
export function classifyByAdditivity(
  assessment: Assessment,
  table: AdditivityTable,
  contributors: readonly Contributor[],
): ClassOutcome {
  return contributors.length === 0 &&
    assessment.notAssessed.length === 0 &&
    whollyUnknownInWater(assessment, table.hazardClass).length === 0
    ? memoised(assessment, [table.hazardClass, 'none'], (full) => judge(full, table, contributors))
    : judge(assessment, table, contributors);
}

function judge(assessment: Assessment, table: AdditivityTable, contributors: readonly Contributor[]): ClassOutcome {
  const { met, reasons } = judgeTable(assessment, table, contributors);
  return outcome({
    hazardClass: table.hazardClass,
    hazards: met ? [met.outcome] : [],
    reasons: [...reasons, ...negligibleIn(assessment, table)],
    missing: missingIn(assessment, table, met),
  });
}

/** Ingredients without classification. Empty if the class is already the most severe. */
export function missingIn(
  assessment: Assessment,
  { hazardClass, rows, relevance }: Table,
  met: SumRow | undefined,
): readonly MessageValue[] {
  const worst = Math.min(...rows.map((row) => Math.floor(severityOf(row.outcome.code))));
  if (met && Math.floor(severityOf(met.outcome.code)) === worst) return [];
  return [
    ...missingAssessments(assessment, hazardClass, lowestRelevance(relevance)),
    ...whollyUnknownInWater(assessment, hazardClass),
  ];
}

/** Ingredients without classification whose concentration is too low to matter in the table. */
export const negligibleIn = (assessment: Assessment, { rows, relevance }: Table): readonly Reason[] =>
  negligibleUnassessed(assessment, lowestRelevance(relevance), rows[0]);

export function judgeTable(assessment: Assessment, table: Table, contributors: readonly Contributor[]): TableVerdict {
  const left: LeftOut[] = [];
  const relevant = contributors.filter((contributor) => {
    const why = whyIrrelevant(contributor, table);
    if (why !== undefined) left.push(leftOut(contributor.subject, why));
    return why === undefined;
  });
  const unmet: Unmet[] = [];
  const empty: Reason[] = [];
  for (const row of table.rows) {
    const { isMet, isBarred, reason } = judgeRow(assessment, row, { relevant, left });
    if (assessment.hazardsOnly && !isMet) continue;
    if (isMet) return { met: row, reasons: [reason, ...unmet.map((each) => each.reason), ...empty] };
    if (reason.counted.length > 0) unmet.push({ reason, isBarred });
    else empty.push(reason);
  }
  const first = unmet.length > 0 ? closestFirst(unmet) : [nothingCounts(table, left)];
  return { met: undefined, reasons: [...first, ...empty] };
}

type Unmet = { readonly reason: Reason; readonly isBarred: boolean };

/** Puts the row nearest to its limit first: it explains the outcome best. A row that does not apply comes last. */
function closestFirst(unmet: readonly Unmet[]): readonly Reason[] {
  const nearness = ({ isBarred, reason: { found = 0, limit = 1 } }: Unmet) => (isBarred ? -1 : found / limit);
  return unmet.toSorted((a, b) => nearness(b) - nearness(a)).map(({ reason }) => reason);
}

function nothingCounts({ rows, hazardClass }: Table, left: readonly LeftOut[]): Reason {
  const first = rows[0];
  const summary =
    left.length > 0 ? say('additivity-noIngredientClassRelevant') : say('common-noIngredientClassifiedClass');
  return { ...plainReason(`${first?.id ?? hazardClass}.none`, first?.paragraph ?? '', summary), leftOut: left };
}

function judgeRow(
  assessment: Assessment,
  row: SumRow,
  { relevant, left }: { readonly relevant: readonly Contributor[]; readonly left: readonly LeftOut[] },
): Unmet & { readonly isMet: boolean } {
  const weighed = relevant.map((contributor) => weigh(assessment, row, contributor)).filter(({ weight }) => weight > 0);
  if (weighed.length === 0) return { isMet: false, isBarred: false, reason: emptyRow(row, left) };
  const used = concentrationsFor(assessment, weighed);
  const terms: Counted[] = [];
  let sum = 0;
  let isQuotient = false;
  for (const { subject, weight, hazard, note } of weighed) {
    const concentration = used(subject);
    sum += concentration * weight;
    isQuotient ||= !Number.isInteger(weight);
    if (assessment.hazardsOnly) continue;
    terms.push(counted(subject, concentration, { weight, ...(hazard ? { hazard } : {}), ...(note ? { note } : {}) }));
  }
  const limit = isQuotient ? row.atLeast * (1 - quotientTolerance) : row.atLeast;
  const isBarred = relevant.some(({ hazards }) => hazards.some(({ code }) => row.unlessCounted?.includes(code)));
  const isMet = sum >= limit && !isBarred;
  return {
    isMet,
    isBarred,
    reason: assessment.hazardsOnly ? noReason : sumReason(row, { sum, isBarred, terms, left, weighed }),
  };
}

function concentrationsFor(assessment: Assessment, weighed: readonly Weighed[]): (subject: Subject) => Ppb {
  if (!assessment.isOverfull) return ({ upper }) => upper;
  const weights = new Map(weighed.map(({ subject, weight }) => [subject.source, weight * partOf(subject)]));
  return allocate(assessment, ({ source }) => weights.get(source) ?? 0);
}

const partOf = ({ source, part }: Subject): number => (part ? (source.countedFraction ?? 1) : 1);

/** Only the entry of the ingredient with the highest weight in the row counts. */
function weigh({ market }: Assessment, row: SumRow, { subject, hazards, specificLimit }: Contributor): Weighed {
  let weight = 0;
  let heaviest: Hazard | undefined;
  for (const hazard of hazards) {
    const factor = row.multiplier ? factorOf(subject.source, row.multiplier, hazard.code) : 1;
    const own = (row.weights[hazard.code] ?? 0) * factor;
    if (own > weight) [weight, heaviest] = [own, hazard];
  }
  const specific = specificLimit(row.outcome.code);
  const factor = row.multiplier && heaviest ? factorOf(subject.source, row.multiplier, heaviest.code) : 1;
  if (specific === undefined) {
    return { subject, weight, hazard: heaviest, note: factor === 1 ? '' : `M = ${factor}` };
  }
  const generic = weight === 0 ? Number.POSITIVE_INFINITY : row.atLeast / weight;
  const limit = Math.max(1, limitInForce(market, specific, generic));
  const note = say('additivity-specificLimit', {
    limit: toPercent(limit),
    paragraph: cite(market.specificLimits.paragraph),
  });
  return { subject, weight: row.atLeast / limit, specific: limit, hazard: heaviest, note };
}
