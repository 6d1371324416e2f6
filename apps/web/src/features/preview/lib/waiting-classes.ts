import type { ClassOutcome } from '@gosds/ghs/classification';

export type Waiting = { readonly missing: string; readonly outcomes: readonly ClassOutcome[] };

/** Classes that wait for the same thing stand together, in the order in which each thing is first missed. */
export function waitingClasses(outcomes: readonly ClassOutcome[]): readonly Waiting[] {
  const groups = new Map<string, ClassOutcome[]>();
  for (const outcome of outcomes.filter(({ status }) => status === 'incomplete')) {
    const missing = outcome.missing.join(', ');
    groups.set(missing, [...(groups.get(missing) ?? []), outcome]);
  }
  return [...groups].map(([missing, group]) => ({ missing, outcomes: group }));
}
