import type { ClassOutcome, Reason } from '../classification.ts';
import type { Hazard, HazardClass } from '../hazard.ts';
import { severityOf } from '../rules/specific-limit.ts';

/** A class that a change of the mixture moves, with the row that decides afterwards. */
export type ClassChange = {
  readonly hazardClass: HazardClass;
  readonly direction: 'more severe' | 'milder';
  readonly before: readonly Hazard[];
  readonly after: readonly Hazard[];
  readonly reason: Reason | undefined;
};

/** 1 the most severe category, Infinity where not classified; a letter behind the number makes no difference. */
export const levelOf = ({ hazards }: Pick<ClassOutcome, 'hazards'>): number =>
  hazards.reduce((worst, { code }) => Math.min(worst, Math.floor(severityOf(code))), Number.POSITIVE_INFINITY);

/** Expects both classifications to be of one market, whose classes stand in one order. */
export function classChanges(before: readonly ClassOutcome[], after: readonly ClassOutcome[]): readonly ClassChange[] {
  return after.flatMap((outcome, index): readonly ClassChange[] => {
    const old = before[index];
    if (!old) return [];
    const [was, is] = [levelOf(old), levelOf(outcome)];
    if (was === is) return [];
    return [
      {
        hazardClass: outcome.hazardClass,
        direction: is < was ? 'more severe' : 'milder',
        before: old.hazards,
        after: outcome.hazards,
        reason: outcome.reasons[0],
      },
    ];
  });
}
