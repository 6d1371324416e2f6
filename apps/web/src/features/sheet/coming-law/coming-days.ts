import type { LawAheadStep } from '@gosds/contract/documents/law-ahead';
import type { LawChange } from '@gosds/sheet/law-ahead/law-change';

/** The comparison of one sheet with coming law. */
export type ComparedSheet<Sheet> = {
  readonly sheet: Sheet;
  /** Law changes that affect the sheet's country. */
  readonly changes: readonly LawChange[];
  readonly steps: readonly LawAheadStep[];
  /** False if an ingredient was typed in: its later classification is unknown. */
  readonly isOfCatalogue: boolean;
};

/** A coming day of law, and its effect on the sheets. */
export type ComingDay<Sheet> = {
  readonly day: string;
  readonly changes: readonly LawChange[];
  readonly changed: readonly { readonly sheet: Sheet; readonly step: LawAheadStep }[];
  /** Number of sheets that stay the same: the rules contain the law of that day. */
  readonly same: number;
  /** Number of sheets with unknown effect: the rules do not contain a change that affects them. */
  readonly notCompared: number;
};

const isSteady = ({ redline }: LawAheadStep): boolean => redline.length === 0;

/** True if the comparison covers the change completely. */
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
 * The coming days in order. Includes days without a calendar change if a sheet changes on them. `changes` are the shown
 * changes of the calendar; `today` is an ISO date.
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

/** The earliest day of the changes in force that are shown: one year ago. */
export const yearBefore = (today: string): string => `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
