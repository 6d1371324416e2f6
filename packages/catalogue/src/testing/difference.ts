import type { Substance } from '@gosds/sheet/substance';

/** A difference between a record and a public reference. */
export type Difference = {
  readonly id: number;
  readonly field: string;
  readonly ours: string;
  readonly reference: string;
};

export function difference(
  substance: Substance,
  field: string,
  [ours, reference]: readonly [string, string],
): Difference {
  return { id: substance.materialId, field, ours, reference };
}

const sorted = (values: readonly string[]) => [...new Set(values)].toSorted().join('; ');

/** Compares as sets, because the order differs between editions. */
export function compareSets(
  substance: Substance,
  field: string,
  [ours, reference]: readonly [readonly string[], readonly string[]],
): Difference[] {
  const pair = [sorted(ours), sorted(reference)] as const;
  return pair[0] === pair[1] ? [] : [difference(substance, field, pair)];
}
