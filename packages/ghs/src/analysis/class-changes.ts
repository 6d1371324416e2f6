import type { ClassOutcome, Reason } from '../classification.ts';
import type { Hazard, HazardClass } from '../hazard.ts';
import { severityOf } from '../rules/specific-limit.ts';

/** A class that gets another outcome when the mixture changes, with the row that decides after the change. */
export type ClassChange = {
  readonly hazardClass: HazardClass;
  readonly direction: 'more severe' | 'milder';
  readonly before: readonly Hazard[];
  readonly after: readonly Hazard[];
  readonly reason: Reason | undefined;
};

/** 1 for the most severe category, Infinity if not classified. The letter of a sub-category makes no difference. */
export const levelOf = ({ hazards }: Pick<ClassOutcome, 'hazards'>): number =>
  hazards.reduce((worst, { code }) => Math.min(worst, Math.floor(severityOf(code))), Number.POSITIVE_INFINITY);

/** Expects both classifications from the same market, with their classes in the same order. */
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
