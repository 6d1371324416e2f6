import type { LawAheadStep } from '@gosds/contract/documents/law-ahead';
import type { LawChange } from '@gosds/sheet/law-ahead/law-change';

/** What was compared of one sheet. */
export type ComparedSheet<Sheet> = {
  readonly sheet: Sheet;
  /** The changes of law that touch its country. */
  readonly changes: readonly LawChange[];
  readonly steps: readonly LawAheadStep[];
  /** False where an ingredient was typed: nothing is known of its later classes. */
  readonly isOfCatalogue: boolean;
};

/** A coming day of law and what it does to the sheets. */
export type ComingDay<Sheet> = {
  readonly day: string;
  readonly changes: readonly LawChange[];
  readonly changed: readonly { readonly sheet: Sheet; readonly step: LawAheadStep }[];
  /** Sheets that stay as they are: the rules hold the law of the day. */
  readonly same: number;
  /** Sheets of which nothing can be said: a change that touches them is not held. */
  readonly notCompared: number;
};

const isSteady = ({ redline }: LawAheadStep): boolean => redline.length === 0;

/** True of a change of which the comparison says all. */
const saysAll = ({ isComputed, touches }: LawChange, isOfCatalogue: boolean): boolean =>
  isComputed && (isOfCatalogue || !touches.includes('classes'));

function dayOf<Sheet>(day: string, compared: readonly ComparedSheet<Sheet>[], changes: readonly LawChange[]) {
  const there = compared.flatMap(({ sheet, changes: all, steps, isOfCatalogue }) => {
    const step = steps.find((each) => each.day === day);
    const isHeld = all.every((change) => change.date !== day || saysAll(change, isOfCatalogue));
    return step === undefined ? [] : [{ sheet, step, isHeld }];
  });
  return {
    day,
    changes: changes.filter(({ date }) => date === day),
    changed: there.filter(({ step }) => !isSteady(step)),
    same: there.filter(({ step, isHeld }) => isSteady(step) && isHeld).length,
    notCompared: there.filter(({ step, isHeld }) => isSteady(step) && !isHeld).length,
  };
}

/**
 * The coming days in order. A day of the data alone stands where it changes a sheet. `changes`: of the calendar, those that are
 * shown; `today`: ISO date.
 */
export function comingDays<Sheet>(
  compared: readonly ComparedSheet<Sheet>[],
  { changes, today }: { readonly changes: readonly LawChange[]; readonly today: string },
): readonly ComingDay<Sheet>[] {
  const days = new Set([
    ...changes.flatMap(({ date, status }) => (date !== undefined && status !== 'in-force' ? [date] : [])),
    ...compared.flatMap(({ steps }) => steps.filter((step) => !isSteady(step)).map(({ day }) => day)),
  ]);
  return [...days]
    .filter((day) => day > today)
    .toSorted()
    .map((day) => dayOf(day, compared, changes));
}

/** The first day that is still shown among what is in force: a year before. */
export const yearBefore = (today: string): string => `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
