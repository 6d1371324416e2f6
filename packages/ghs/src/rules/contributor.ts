import { cite, type Message, say } from '../message.ts';
import { type Ppb, toPercent } from '../concentration.ts';
import type { Hazard, HazardClass } from '../hazard.ts';
import type { AdditivityTable, Relevance, SumRow } from '../markets/market.ts';
import type { Ingredient } from '../mixture.ts';
import type { Assessment, Subject } from './assessment.ts';
import { lowestRelevance } from './lowest-cut-off.ts';
import { specificLimitFor } from './specific-limit.ts';

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

/** What is read of a table of sums. */
export type Table = Pick<AdditivityTable, 'hazardClass' | 'rows' | 'relevance'>;

const factorCodes = { mAcute: 'Aquatic Acute 1', mChronic: 'Aquatic Chronic 1' } as const;

/** An M-factor applies only to its own category. A missing M-factor is 1, never the one of the other time scale. */
export const factorOf = (source: Ingredient, kind: keyof typeof factorCodes, code: string): number =>
  code === factorCodes[kind] ? (source[kind] ?? 1) : 1;

/** Why an ingredient does not count in the table; undefined if it counts. */
export function whyIrrelevant(contributor: Contributor, table: Table): Message | undefined {
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

/** Contributors of one class, with their specific concentration limits in it. */
export const contributorsOf = (assessment: Assessment, hazardClass: HazardClass): readonly Contributor[] =>
  (assessment.byClass.get(hazardClass) ?? []).map((member) => ({
    subject: member.subject,
    hazards: member.hazards,
    specificLimit: (outcomeCode) => specificLimitFor(member, outcomeCode),
    ...(member.released === undefined ? {} : { released: member.released }),
    ...(member.together === undefined ? {} : { together: member.together }),
  }));
