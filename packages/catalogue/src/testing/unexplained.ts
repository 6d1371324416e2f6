import { substances } from '../catalogue.ts';
import { explainedDifferences } from './explained-differences.ts';
import type { Difference } from './difference.ts';

/** What identifies a difference. */
export const differenceKey = ({ id, field }: { readonly id: number; readonly field: string }): string =>
  `${id} ${field}`;

const nameOf = (id: number) => substances.find(({ materialId }) => materialId === id)?.name ?? '?';

/** The differences without a recorded reason, as text. */
export function unexplained(found: readonly Difference[]): string[] {
  const explained = new Map(explainedDifferences.map((entry) => [differenceKey(entry), entry.reference]));
  return found
    .filter((entry) => explained.get(differenceKey(entry)) !== entry.reference)
    .map(
      (entry) => `${differenceKey(entry)} | ${nameOf(entry.id)} | ours: ${entry.ours} | reference: ${entry.reference}`,
    );
}
