import { distinct, type Message, type MessageValue, say } from '../../message.ts';
import type { ClassOutcome, Counted, LeftOut, Reason } from '../../classification.ts';
import { percent } from '../../concentration.ts';
import type { Hazard, HazardClass } from '../../hazard.ts';
import type { Market } from '../../markets/market.ts';
import type { SubstanceCriterion } from '../../markets/substance-law.ts';
import type { Study } from '../../substance.ts';
import { outcome } from '../reason.ts';
import { severityOf } from '../specific-limit.ts';

/** The result of one criterion for one piece of data. */
export type Finding = {
  readonly hazard?: Hazard;
  readonly reason: Reason;
  /** Missing data that could only make the class more severe. */
  readonly missing?: readonly MessageValue[];
  /** Worst-case assumptions. Without them the class may be milder. */
  readonly doubts?: readonly MessageValue[];
};

export const placeOf = ({ law, substanceLaw }: Market, criterion: SubstanceCriterion): string =>
  substanceLaw.places[criterion] ?? law;

type ReasonParts = Pick<Reason, 'ruleId' | 'paragraph' | 'summary'> & Partial<Reason>;

export const reasonOf = (parts: ReasonParts): Reason => ({ counted: [], leftOut: [], ...parts });

/** A study as reasons show it: 100 % of the substance, with the measured value as the note. */
export const countedStudy = (name: string, note: MessageValue, { id = 'substance' }: Pick<Study, 'id'>): Counted => ({
  ingredientId: id,
  name,
  concentration: percent(100),
  end: 'exact',
  note,
});

export const studyLeftOut = (name: MessageValue, why: Message): LeftOut => ({ ingredientId: 'substance', name, why });

/** Category 1 without sub-category may be 1A, but a proven 1A is more severe. Both rank before 1B. */
function rankOf({ hazard }: Finding): number {
  if (!hazard) return Number.POSITIVE_INFINITY;
  const isUndivided = Number.isFinite(severityOf(`${hazard.code}A`));
  return severityOf(hazard.code) + (isUndivided ? 0.15 : 0);
}

const isBefore = (one: Finding, other: Finding): boolean =>
  rankOf(one) === rankOf(other) ? (one.doubts?.length ?? 0) < (other.doubts?.length ?? 0) : rankOf(one) < rankOf(other);

/** The most severe finding decides. In the most severe category, only doubts about it keep the class open. */
export function decided(
  hazardClass: HazardClass,
  findings: readonly Finding[],
  missing: readonly MessageValue[] = [],
): ClassOutcome {
  const worst = findings.reduce<Finding | undefined>(
    (first, finding) => (!first || isBefore(finding, first) ? finding : first),
    undefined,
  );
  const others = findings.filter((finding) => finding !== worst);
  const isWorst = worst !== undefined && Math.floor(rankOf(worst)) === 1;
  const doubts = (isWorst ? [worst] : findings).flatMap((finding) => finding.doubts ?? []);
  const lacking = isWorst ? [] : [...findings.flatMap((finding) => finding.missing ?? []), ...missing];
  return outcome({
    hazardClass,
    hazards: worst?.hazard ? [worst.hazard] : [],
    reasons: [...(worst ? [worst.reason] : []), ...others.map(({ reason }) => reason)],
    missing: distinct([...doubts, ...lacking]),
  });
}

/** The outcome without any data: incomplete, with what is needed. */
export const noData = (hazardClass: HazardClass, paragraph: string, needed: MessageValue): ClassOutcome =>
  decided(
    hazardClass,
    [
      {
        reason: reasonOf({ ruleId: 'substance.no-data', paragraph, summary: say('finding-noDataNeeded', { needed }) }),
      },
    ],
    [needed],
  );

/** The outcome from the reliable studies. Lists the other studies and why they do not count. */
export function byReliable<One extends Study>(
  studies: readonly One[] = [],
  judge: (reliable: readonly One[]) => ClassOutcome,
): ClassOutcome {
  const judged = judge(studies.filter(({ unreliable }) => unreliable === undefined));
  const left = studies.flatMap(({ source, unreliable }) =>
    unreliable === undefined ? [] : [studyLeftOut(source, say('common-text', { text: unreliable }))],
  );
  if (left.length === 0) return judged;
  const reason = reasonOf({
    ruleId: 'substance.not-reliable',
    paragraph: judged.reasons[0]?.paragraph ?? '',
    summary: say('finding-studiesNotReliable', { leftCount: left.length, studiesCount: studies.length }),
    leftOut: left,
  });
  return { ...judged, reasons: [...judged.reasons, reason] };
}
