import type { ClassOutcome } from '@gosds/ghs/classification';
import type { Mixture } from '@gosds/ghs/mixture';
import { missingText } from '../analysis/missing-text.ts';

export type Waiting = { readonly missing: string; readonly outcomes: readonly ClassOutcome[] };

/** Groups classes by the missing data they wait for, in the order in which the data are first missed. */
export function waitingClasses(
  outcomes: readonly ClassOutcome[],
  mixture: Pick<Mixture, 'ingredients'>,
): readonly Waiting[] {
  const groups = new Map<string, ClassOutcome[]>();
  for (const outcome of outcomes.filter(({ status }) => status === 'incomplete')) {
    const missing = missingText(outcome.missing, mixture);
    groups.set(missing, [...(groups.get(missing) ?? []), outcome]);
  }
  return [...groups].map(([missing, group]) => ({ missing, outcomes: group }));
}
