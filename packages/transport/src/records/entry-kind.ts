import type { PackingGroup } from '../transport.ts';

/** What the usual provisions of an entry follow from. */
export type EntryKind = {
  readonly properShippingName: string;
  readonly class: string;
  readonly subsidiaryHazards: readonly string[];
  readonly packingGroup: PackingGroup | null;
  /** Flags of the record: `s` solid, `i` inorganic, `a` acidic, `b` basic, `h` toxic by inhalation, `c` compressed and `r` refrigerated gas. */
  readonly letters: ReadonlySet<string>;
};
