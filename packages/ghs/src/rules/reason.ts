import { joined, type Message, type MessageValue } from '../message.ts';
import type { ClassOutcome, Counted, LeftOut, Reason } from '../classification.ts';
import { percent, type Ppb, toPercent } from '../concentration.ts';
import type { Hazard, HazardClass } from '../hazard.ts';
import type { Subject } from './assessment.ts';

/** Rounds a number for printing to five decimals or six significant digits. Comparisons never use it. */
export const roundForDisplay = (value: number): number =>
  value >= 1 ? Math.round(value * 1e5) / 1e5 : Number(value.toPrecision(6));

/** Rounds for printing to four significant digits, or more if needed to stay on its side of each limit. */
export function shownBeside(value: number, ...limits: readonly number[]): number {
  const side = (number: number) => limits.map((limit) => Math.sign(number - limit)).join();
  for (let digits = 4; digits < 12; digits += 1) {
    const short = Number(value.toPrecision(digits));
    if (side(short) === side(value)) return short;
  }
  return value;
}

/** A sum of concentrations in per cent, rounded for printing. The concentration of one ingredient is printed in full. */
export const sumText = (ppb: Ppb, ...limits: readonly Ppb[]): number =>
  shownBeside(toPercent(ppb), ...[...limits, percent(100)].map(toPercent));

export function counted(
  subject: Subject,
  concentration: Ppb,
  details: Pick<Counted, 'weight' | 'hazard' | 'note' | 'isMilderThanClass'>,
): Counted {
  const { source, part } = subject;
  return {
    ingredientId: source.id,
    name: source.name,
    concentration,
    end: endOf(subject, concentration),
    ...(part
      ? { ...details, note: details.note ? joined('semicolon', [details.note, part.note]) : part.note }
      : details),
  };
}

function endOf({ source: { concentration }, lower }: Subject, used: Ppb): Counted['end'] {
  if (concentration.lower === concentration.upper) return 'exact';
  if (used === lower) return 'lower';
  return used < concentration.upper ? 'most' : 'upper';
}

export const leftOut = ({ source }: Subject, why: Message): LeftOut => ({
  ingredientId: source.id,
  name: source.name,
  why,
});

export const plainReason = (ruleId: string, paragraph: string, summary: Message): Reason => ({
  ruleId,
  paragraph,
  summary,
  counted: [],
  leftOut: [],
});

/** Used if no reason is asked for. */
export const noReason: Reason = plainReason('', '', { key: '', values: {} });

type Verdict = {
  readonly hazardClass: HazardClass;
  readonly hazards: readonly Hazard[];
  readonly reasons: readonly Reason[];
  readonly missing: readonly MessageValue[];
};

/** Builds the outcome. A hazard already found stays, but missing data make the class incomplete. */
export function outcome({ hazardClass, hazards, reasons, missing }: Verdict): ClassOutcome {
  const settled = hazards.length > 0 ? 'classified' : 'not-classified';
  return { hazardClass, status: missing.length > 0 ? 'incomplete' : settled, hazards, reasons, missing };
}
