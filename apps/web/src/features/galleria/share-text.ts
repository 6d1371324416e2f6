import type { ShareOfProduct } from '@gosds/contract/galleria/check-chemicals';
import type { ListMatch, MatchedEntry } from '@gosds/contract/galleria/list-matches';
import type { ResultVerdict } from './check-product.ts';
import type { Words } from '@gosds/phrases/generated/interface/words';

type Share = ShareOfProduct | null;

/** The sum without the rounding error of binary fractions. */
const sum = (values: readonly number[]): number => Number(values.reduce((all, value) => all + value, 0).toFixed(7));

/** The concentration of a chemical, summed over the lines that name it; open if one of them has none. */
export function shareText(shares: readonly Share[], { galleria, formats }: Words): string {
  const known = shares.filter((share) => share !== null);
  if (known.length < shares.length) return galleria.share.none;
  const [from, to] = [sum(known.map((share) => share.from)), sum(known.map((share) => share.to))];
  return from === to ? `${formats.measured(from)} %` : `${formats.measured(from)} – ${formats.measured(to)} %`;
}

/** A threshold, with its paragraph if it applies to the whole list. */
export function thresholdText(
  { threshold }: Pick<MatchedEntry, 'threshold'>,
  { thresholdAct }: Pick<ListMatch['list'], 'thresholdAct'>,
  { galleria, formats }: Words,
): string {
  if (threshold === null) return galleria.threshold.none;
  const percent = formats.measured(threshold.percent);
  const text = threshold.isAbove ? galleria.threshold.above(percent) : galleria.threshold.from(percent);
  return thresholdAct === null ? text : `${text} (${thresholdAct})`;
}

export const verdictText = (verdict: ResultVerdict, { galleria: { shareVerdict } }: Words): string =>
  ({
    ...{ above: shareVerdict.above, possible: shareVerdict.possible, unknown: shareVerdict.unknown },
    ...{ 'no-threshold': shareVerdict.noThreshold, below: shareVerdict.below, group: shareVerdict.group },
  })[verdict];
