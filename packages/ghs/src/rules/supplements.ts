import type { ClassOutcome, SupplementalStatement } from '../classification.ts';

/** Supplemental statements that apply, and those that were considered and do not apply, each with its reason. */
export type Supplements = {
  readonly met: readonly SupplementalStatement[];
  readonly notMet: readonly SupplementalStatement[];
};

export const none: Supplements = { met: [], notMet: [] };

export const stated = (statement: SupplementalStatement, isMet: boolean): Supplements =>
  isMet ? { met: [statement], notMet: [] } : { met: [], notMet: [statement] };

export const together = (groups: readonly Supplements[]): Supplements => ({
  met: groups.flatMap(({ met }) => met),
  notMet: groups.flatMap(({ notMet }) => notMet),
});

export const isHazardous = (outcomes: readonly ClassOutcome[]): boolean =>
  outcomes.some(({ hazards }) => hazards.length > 0);
