import { cite, joined, type MessageValue, say } from '../message.ts';
import type { ClassOutcome, LeftOut, Reason } from '../classification.ts';
import { percent, type Ppb, toPercent } from '../concentration.ts';
import type { CategoryCode, Hazard } from '../hazard.ts';
import type { IndividualRow, IndividualTable } from '../markets/market.ts';
import type { Assessment, Member } from './assessment.ts';
import { missingAssessments, negligibleUnassessed } from './missing-assessments.ts';
import { isSingleSubstance } from './single-substance.ts';
import { counted, leftOut, noReason, outcome, plainReason, sumText } from './reason.ts';
import { memoised } from './settled.ts';
import { mainCategory } from '../registry.ts';
import { limitInForce, severityOf, specificLimitFor } from './specific-limit.ts';
import { hazardOfMixture } from './statement-of-outcome.ts';

type RowVerdict = {
  readonly row: IndividualRow;
  readonly isMet: boolean;
  readonly reason: Reason;
  readonly hazards: readonly Hazard[];
  /** The entry of the single ingredient that makes up the product; absent if there is none. */
  readonly substance?: Hazard;
};

/** Classifies in a class in which a single ingredient reaches the limit. Nothing is added up. */
export function classifyIndividually(assessment: Assessment, table: IndividualTable): ClassOutcome {
  const members = assessment.byClass.get(table.hazardClass) ?? [];
  return members.length === 0 && assessment.notAssessed.length === 0
    ? memoised(assessment, [table.hazardClass, 'none'], (full) => judge(full, table, members))
    : judge(assessment, table, members);
}

function judge(
  assessment: Assessment,
  { hazardClass, rows }: IndividualTable,
  members: readonly Member[],
): ClassOutcome {
  const verdicts: RowVerdict[] = [];
  for (const row of rows) {
    const verdict = judgeRow(assessment, row, members);
    if (verdict) verdicts.push(verdict);
  }
  const met = verdicts.filter(({ isMet }) => isMet);
  const deciding = met[0];
  const lowest = rows.reduce((min, row) => Math.min(min, genericLimit(assessment, row)), Number.POSITIVE_INFINITY);
  const isWorst = deciding !== undefined && Math.floor(severityOf(deciding.row.outcome)) === 1;
  return outcome({
    hazardClass,
    hazards: deciding ? [hazardOfMixture(codeOf(deciding), contributing(deciding, met))] : [],
    reasons: assessment.hazardsOnly
      ? []
      : [
          ...orderedReasons(assessment, { hazardClass, rows }, { verdicts, members }),
          ...negligibleUnassessed(assessment, lowest, rows[0]),
        ],
    missing: isWorst ? [] : missingAssessments(assessment, hazardClass, lowest),
  });
}

/** A single substance keeps its sub-category; a mixture takes the category of the table. */
const codeOf = ({ row, substance }: RowVerdict): CategoryCode =>
  substance && mainCategory(substance.code) === row.outcome ? substance.code : row.outcome;

/** Entries of the ingredients in the deciding category. For reproductive toxicity, also those of Repr. 2. */
function contributing(deciding: RowVerdict, met: readonly RowVerdict[]): readonly Hazard[] {
  const category = mainCategory(deciding.row.outcome);
  return met
    .filter(({ row }) => mainCategory(row.outcome) === category || row.outcome === 'Repr. 2')
    .flatMap(({ hazards }) => hazards);
}

type Judgement = { readonly verdicts: readonly RowVerdict[]; readonly members: readonly Member[] };

/** Rows met, then rows not met, then rows without ingredients down to the row that decided. */
function orderedReasons(
  assessment: Assessment,
  { hazardClass, rows }: IndividualTable,
  { verdicts, members }: Judgement,
): readonly Reason[] {
  const deciding = verdicts.find(({ isMet }) => isMet);
  const met: Reason[] = [];
  const unmet: Reason[] = [];
  for (const { isMet, reason } of verdicts) (isMet ? met : unmet).push(reason);
  const empty: Reason[] = [];
  for (const row of rows) {
    if (row === deciding?.row) break;
    if (!verdicts.some((verdict) => verdict.row === row)) empty.push(emptyRow(assessment, row));
  }
  const none = verdicts.length > 0 ? [] : [noneIn(hazardClass, rows)];
  return [...met, ...unmet, ...none, ...empty, ...outsideAll(rows, members)];
}

const noneIn = (hazardClass: string, rows: readonly IndividualRow[]): Reason =>
  plainReason(
    `${rows[0]?.id ?? hazardClass}.none`,
    rows[0]?.paragraph ?? '',
    say('common-noIngredientClassifiedClass'),
  );

const emptyRows = { gas: new WeakMap<IndividualRow, Reason>(), other: new WeakMap<IndividualRow, Reason>() };

/** A row without ingredients has the same reason each time. */
function emptyRow(assessment: Assessment, row: IndividualRow): Reason {
  const cache = assessment.mixture.physicalState === 'gas' ? emptyRows.gas : emptyRows.other;
  const known = cache.get(row);
  if (known) return known;
  const limit = genericLimit(assessment, row);
  const summary = say('individual-noIngredient', {
    outcome: row.outcome,
    limit: toPercent(limit),
    codes: joined('or', row.codes),
  });
  const reason = { ...plainReason(row.id, row.paragraph, summary), found: 0, limit: limit / 1e7, unit: '%' };
  cache.set(row, reason);
  return reason;
}

/** Ingredients in a category for which the market has no row. */
function outsideAll(rows: readonly IndividualRow[], members: readonly Member[]): readonly Reason[] {
  const outside = members.filter(
    (member) => member.hazards.length > 0 && !rows.some((row) => hazardInRow(member, row)),
  );
  if (outside.length === 0) return [];
  const left = outside.map(({ subject, hazards }) =>
    leftOut(subject, say('common-doesNotCountClass', { hazards: hazards.map(({ code }) => code) })),
  );
  const [row] = rows;
  const summary = say('individual-noRowClassCategoryThese');
  return [{ ...plainReason(`${row?.id ?? ''}.outside`, row?.paragraph ?? '', summary), leftOut: left }];
}

const genericLimit = ({ mixture }: Assessment, { atLeast, atLeastInGas }: IndividualRow): Ppb =>
  mixture.physicalState === 'gas' && atLeastInGas !== undefined ? atLeastInGas : atLeast;

type Judged = {
  readonly member: Member;
  readonly hazard: Hazard;
  /** The value compared with the limit: the ingredient's own concentration, or the sum of those that count together. */
  readonly found: Ppb;
  readonly limit: Ppb;
  readonly note: MessageValue;
};

function judgeRow(assessment: Assessment, row: IndividualRow, members: readonly Member[]): RowVerdict | undefined {
  const judged: Judged[] = [];
  const left: LeftOut[] = [];
  for (const member of members) {
    const hazard = hazardInRow(member, row) ?? hazardByBand(assessment, member, row);
    if (!hazard) continue;
    if (member.released === undefined) {
      judged.push({ member, hazard, found: member.subject.upper, ...limitOf(assessment, member, row) });
    } else {
      left.push(leftOut(member.subject, member.released));
    }
  }
  if (judged.length === 0 && left.length === 0) return undefined;
  const isSummed = judged.some(({ member }) => member.summed !== undefined || member.together !== undefined);
  return rowVerdict(assessment, row, { judged: isSummed ? withSums(judged) : judged, released: left });
}

/** Compares the sum with the limit for members that a note of Annex VI adds up, and for entries of one substance. */
function withSums(judged: readonly Judged[]): readonly Judged[] {
  const sums = new Map<string, Ppb>();
  for (const { member, found } of judged) {
    for (const key of keysOf(member)) sums.set(key, (sums.get(key) ?? 0) + found);
  }
  return judged.map((one) => {
    const { summed, subject } = one.member;
    const [key] = keysOf(one.member);
    const found = key === undefined ? one.found : Math.min(percent(100), sums.get(key) ?? one.found);
    if (!summed && found === one.found) return one;
    const limit = summed?.atLeast ?? one.limit;
    const why = summed?.paragraph
      ? cite(summed.paragraph)
      : say('individual-allEntries', { name: subject.source.name });
    const note = say('individual-sum', { found: sumText(found, limit), why });
    return { ...one, found, limit, note: one.note ? joined('semicolon', [one.note, note]) : note };
  });
}

/** The group that an entry counts with: entries under the same note, or else of the same substance. */
const keysOf = ({ summed, subject: { substance } }: Member): readonly string[] => {
  if (summed) return [`note ${summed.key}`];
  return substance === undefined ? [] : [`substance ${substance}`];
};

function rowVerdict(
  { hazardsOnly }: Assessment,
  row: IndividualRow,
  { judged, released }: { readonly judged: readonly Judged[]; readonly released: readonly LeftOut[] },
): RowVerdict {
  const reached = judged.filter(({ found, limit }) => found > 0 && found >= limit);
  const reason = hazardsOnly ? noReason : rowReason(row, { judged, reached, released });
  const substance = reached.find(({ member: { subject } }) => isSingleSubstance(subject.part?.of ?? subject))?.hazard;
  const hazards = reached.map(({ hazard }) => hazard);
  return { row, isMet: reached.length > 0, hazards, reason, ...(substance ? { substance } : {}) };
}

/** The concentration of one ingredient as entered, or a rounded sum. */
const foundText = ({ member: { subject }, found, limit }: Judged): number =>
  found === subject.upper ? toPercent(found) : sumText(found, limit);

const comparedTo = (judged: Judged): Pick<Reason, 'found' | 'limit' | 'unit' | 'stated'> => {
  const compared = { found: judged.found / 1e7, limit: judged.limit / 1e7, unit: '%' };
  return { ...compared, stated: { ...compared, found: foundText(judged) } };
};

function rowReason(
  row: IndividualRow,
  {
    judged,
    reached,
    released,
  }: Readonly<Record<'judged' | 'reached', readonly Judged[]>> & {
    readonly released: readonly LeftOut[];
  },
): Reason {
  const closest = judged.reduce<Judged | undefined>(
    (best, one) => (!best || one.found * best.limit > best.found * one.limit ? one : best),
    undefined,
  );
  const sign = reached.length > 0 ? '≥' : '<';
  const numbers = closest
    ? say('common-share', {
        name: closest.member.subject.source.name,
        share: foundText(closest),
        sign,
        limit: toPercent(closest.limit),
      })
    : say('individual-everyIngredientClassReleasedNote');
  const short = judged
    .filter((one) => !reached.includes(one))
    .map((one) =>
      leftOut(
        one.member.subject,
        one.note
          ? say('individual-belowWithNote', {
              found: foundText(one),
              limit: toPercent(one.limit),
              note: one.note,
            })
          : say('individual-below', { found: foundText(one), limit: toPercent(one.limit) }),
      ),
    );
  return {
    ruleId: row.id,
    paragraph: row.paragraph,
    summary: say('common-colon', { head: row.outcome, text: numbers }),
    counted: reached.map(({ member: { subject }, hazard, note }) =>
      counted(subject, subject.upper, { hazard, ...(note ? { note } : {}) }),
    ),
    leftOut: [...short, ...released],
    ...(closest ? comparedTo(closest) : {}),
  };
}

/**
 * The ingredient's own entry for the row. An ingredient without any entry counts if it has a specific concentration
 * limit for the row's category.
 */
function hazardInRow({ hazards, limits }: Member, row: IndividualRow): Hazard | undefined {
  const own = hazards.find(({ code }) => row.codes.includes(code));
  if (own || hazards.length > 0) return own;
  return limits.find(({ outcome: { code } }) => row.codes.includes(code))?.outcome;
}

/**
 * If the law has no row from the ingredient's category to a milder one, and limits of another authority are evidence,
 * their range for the milder category counts: e.g. a substance that is STOT SE 2 from 0.2 %.
 */
function hazardByBand({ market }: Assessment, { hazards, limits }: Member, row: IndividualRow): Hazard | undefined {
  if (market.specificLimits.apply === 'all' || limits.length === 0) return undefined;
  const own = hazards[0];
  if (own === undefined) return undefined;
  if (Math.floor(severityOf(row.outcome)) <= Math.floor(severityOf(own.code))) return undefined;
  const band = limits.find(({ outcome }) => outcome.code === row.outcome)?.outcome;
  const { detail } = own;
  return band && detail ? { ...band, detail } : band;
}

function limitOf(
  assessment: Assessment,
  member: Member,
  row: IndividualRow,
): { readonly limit: Ppb; readonly note: MessageValue } {
  const generic = genericLimit(assessment, row);
  const specific = specificLimitFor(member, row.outcome);
  const limit = limitInForce(assessment.market, specific, generic);
  if (specific === undefined) return { limit, note: '' };
  const paragraph = cite(assessment.market.specificLimits.paragraph);
  const note =
    limit === specific
      ? say('individual-specificLimit', { specific: toPercent(specific), paragraph })
      : say('individual-specificLimitDoesNotLift', { specific: toPercent(specific), paragraph });
  return { limit, note };
}
