import { cite, type Message, type MessageValue, say } from '../message.ts';
import type { ClassOutcome, Counted, LeftOut, Reason } from '../classification.ts';
import { type Ppb, toPercent } from '../concentration.ts';
import type { Hazard, HazardClass } from '../hazard.ts';
import type { AdditivityTable, Relevance, SumRow } from '../markets/market.ts';
import type { Ingredient } from '../mixture.ts';
import { allocate } from './allocate.ts';
import type { Assessment, Subject } from './assessment.ts';
import { lowestRelevance } from './lowest-cut-off.ts';
import { missingAssessments, negligibleUnassessed } from './missing-assessments.ts';
import { counted, leftOut, noReason, outcome, plainReason, sumText } from './reason.ts';
import { memoised } from './settled.ts';
import { whollyUnknownInWater } from './unknown-in-water.ts';
import { limitInForce, severityOf, specificLimitFor } from './specific-limit.ts';

/** Relative tolerance for sums of quotients (with specific concentration limits), which may just miss a limit. */
const quotientTolerance = 1e-9;

/** An ingredient that may count in the table, over all classes of the table. */
export type Contributor = {
  readonly subject: Subject;
  readonly hazards: readonly Hazard[];
  /** Specific concentration limit for an outcome. Undefined if the generic limit applies. */
  readonly specificLimit: (outcomeCode: string) => Ppb | undefined;
  readonly released?: Message;
  /** Total concentration of a substance with several entries. */
  readonly together?: Ppb;
};

export type Table = Pick<AdditivityTable, 'hazardClass' | 'rows' | 'relevance'>;

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

const factorCodes = { mAcute: 'Aquatic Acute 1', mChronic: 'Aquatic Chronic 1' } as const;

/** An M-factor applies only to its own category. A missing M-factor is 1, never the one of the other time scale. */
const factorOf = (source: Ingredient, kind: keyof typeof factorCodes, code: string): number =>
  code === factorCodes[kind] ? (source[kind] ?? 1) : 1;

function whyIrrelevant(contributor: Contributor, table: Table): Message | undefined {
  if (contributor.released !== undefined) return contributor.released;
  const upper = contributor.together ?? contributor.subject.upper;
  const lowest = Math.min(lowestCutOff(contributor, table), lowestSpecificLimit(contributor, table));
  if (!counts(contributor, table)) return notCounting(contributor.hazards);
  if (upper > 0 && upper >= lowest) return undefined;
  return say('additivity-belowCutOff', {
    upper: toPercent(upper),
    lowest: toPercent(lowest),
    paragraph: cite(table.relevance[0]?.paragraph ?? ''),
  });
}

const countingCodes = new WeakMap<readonly SumRow[], ReadonlySet<string>>();

function counts({ hazards, specificLimit }: Contributor, { rows }: Table): boolean {
  const codes = countingCodes.get(rows) ?? new Set(rows.flatMap(({ weights }) => Object.keys(weights)));
  countingCodes.set(rows, codes);
  return (
    hazards.some(({ code }) => codes.has(code)) || rows.some((row) => specificLimit(row.outcome.code) !== undefined)
  );
}

const notCounting = (hazards: readonly Hazard[]): Message =>
  say('common-doesNotCountClass', { hazards: hazards.map(({ code }) => code) });

function lowestSpecificLimit({ specificLimit }: Contributor, { rows }: Table): Ppb {
  let lowest = Number.POSITIVE_INFINITY;
  for (const row of rows) lowest = Math.min(lowest, specificLimit(row.outcome.code) ?? lowest);
  return lowest;
}

/** An ingredient with only a specific concentration limit counts from the lowest cut-off of the class. */
function lowestCutOff({ hazards, subject }: Contributor, { relevance }: Table): Ppb {
  let lowest = hazards.length === 0 ? lowestRelevance(relevance) : Number.POSITIVE_INFINITY;
  for (const { code } of hazards) {
    for (const rule of relevance) {
      if (rule.codes.includes(code)) lowest = Math.min(lowest, cutOff(subject, rule, code));
    }
  }
  return lowest;
}

const cutOff = ({ source }: Subject, { atLeast, dividedBy }: Relevance, code: string): Ppb =>
  dividedBy ? Math.ceil(atLeast / factorOf(source, dividedBy, code)) : atLeast;

type Weighed = {
  readonly subject: Subject;
  readonly weight: number;
  /** The specific concentration limit, if it sets the weight. */
  readonly specific?: Ppb;
  readonly hazard: Hazard | undefined;
  readonly note: MessageValue;
};

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

const emptyRows = new WeakMap<SumRow, Reason>();

/** A row without contributors has the same reason each time, except for the ingredients left out. */
function emptyRow(row: SumRow, left: readonly LeftOut[]): Reason {
  const known = emptyRows.get(row) ?? sumReason(row, { sum: 0, isBarred: false, terms: [], left: [], weighed: [] });
  emptyRows.set(row, known);
  return left.length === 0 ? known : { ...known, leftOut: left };
}

function concentrationsFor(assessment: Assessment, weighed: readonly Weighed[]): (subject: Subject) => Ppb {
  if (!assessment.isOverfull) return ({ upper }) => upper;
  const weights = new Map(weighed.map(({ subject, weight }) => [subject.source, weight * partOf(subject)]));
  return allocate(assessment, ({ source }) => weights.get(source) ?? 0);
}

const partOf = ({ source, part }: Subject): number => (part ? (source.countedFraction ?? 1) : 1);

type Summed = {
  readonly sum: number;
  readonly isBarred: boolean;
  readonly terms: readonly Counted[];
  readonly left: readonly LeftOut[];
  readonly weighed: readonly Weighed[];
};

function sumReason(row: SumRow, summed: Summed): Reason {
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

/** Contributors of one class, with their specific concentration limits in it. */
export const contributorsOf = (assessment: Assessment, hazardClass: HazardClass): readonly Contributor[] =>
  (assessment.byClass.get(hazardClass) ?? []).map((member) => ({
    subject: member.subject,
    hazards: member.hazards,
    specificLimit: (outcomeCode) => specificLimitFor(member, outcomeCode),
    ...(member.released === undefined ? {} : { released: member.released }),
    ...(member.together === undefined ? {} : { together: member.together }),
  }));
