import type { DangerousGoodsEntry } from './transport.ts';
import type { TransportMode } from './transport-input.ts';
import { classDifferences, nameDifferences, numberDifferences, spellings } from './generated/goods-tables.ts';
import type { Classed, NumberDifference } from './goods/goods-tables.ts';

/** ADR and RID prohibit and exempt the same goods. */
export const isByLand = (mode: TransportMode): boolean => mode === 'adr' || mode === 'rid';

/** The paragraph by which the law of a mode treats a UN number differently, by mode, difference and number. */
const numbers = new Map(
  numberDifferences.flatMap(({ mode, difference, paragraph, un }) =>
    un.split(' ').map((one) => [`${mode} ${difference} ${one}`, paragraph] as const),
  ),
);

const paragraphOf = (mode: TransportMode, difference: NumberDifference['difference'], un: string) =>
  numbers.get(`${mode} ${difference} ${un}`);

/** The provision by which the law of a mode does not apply to the entry; undefined if it applies. */
export function freedByMode({ un, restriction }: DangerousGoodsEntry, mode: TransportMode): string | undefined {
  if (isByLand(mode)) return restriction === 'not-subject' ? 'ADR/RID 3.2, Table A' : undefined;
  return paragraphOf(mode, 'not-subject', un);
}

const keyOf = (mode: TransportMode, un: string, entry: Classed) =>
  [mode, un, entry.class, ...entry.subsidiaryHazards, entry.packingGroup ?? '-'].join(' ');

const changes = new Map(classDifferences.map(({ mode, un, ours, theirs }) => [keyOf(mode, un, ours), theirs]));

/** The entry under the law of a mode. `not-listed` or `forbidden` if the law has no usable entry. */
export function entryInMode(
  entry: DangerousGoodsEntry,
  mode: TransportMode,
): DangerousGoodsEntry | 'not-listed' | 'forbidden' {
  if (isByLand(mode) && entry.restriction === 'prohibited') return 'forbidden';
  if (paragraphOf(mode, 'not-listed', entry.un) !== undefined) return 'not-listed';
  if (paragraphOf(mode, 'forbidden', entry.un) !== undefined) return 'forbidden';
  const change = changes.get(keyOf(mode, entry.un, entry));
  const properShippingName = nameIn(entry, mode);
  return change || properShippingName !== entry.properShippingName
    ? { ...entry, ...change, properShippingName }
    : entry;
}

function nameIn({ un, class: division, properShippingName }: DangerousGoodsEntry, mode: TransportMode): string {
  const other = nameDifferences.find(
    (row) => row.un === un && (row.division ?? division) === division && row.mode === mode,
  );
  if (other) return other.name;
  return spellings
    .filter(({ modes }) => modes.includes(mode))
    .reduce((name, { from, to }) => name.replaceAll(from, to), properShippingName);
}
