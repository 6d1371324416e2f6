import { regionOf } from '@gosds/catalogue/galleria/places';
import type { ShareVerdict } from '@gosds/contract/galleria/list-matches';
import type { Concentration } from '@gosds/ghs/concentration';
import type { ChemicalStore, ListEntry, ListFacts } from './chemical-store.ts';
import { listedGroups } from './listed-groups.ts';
import { judgeShare, type Share, sumOfShares, worstOf } from './judge-share.ts';

/** A chemical of a product, and its concentration on each line that names it. */
export type ProductChemical = {
  readonly number: number;
  readonly shares: readonly (Concentration | undefined)[];
};

export type PlacedList = ListFacts & { readonly region: number };
export type JudgedEntry = ListEntry & { readonly verdict: ShareVerdict };

export type JudgedMatch = {
  readonly list: PlacedList;
  readonly chemicals: readonly {
    readonly number: number;
    readonly verdict: ShareVerdict;
    readonly entries: readonly JudgedEntry[];
  }[];
};

const placed = (list: ListFacts): PlacedList => ({ ...list, region: regionOf(list.country) });

/** True if a chemical that the list does not name is certainly not on the list. */
const isConclusive = ({ completeness, groups }: ListFacts): boolean => completeness === 'complete' && groups === 0;

type Deps = {
  readonly chemicals: Pick<ChemicalStore, 'matchesOf' | 'groupsNaming'>;
  readonly allLists: () => Promise<readonly ListFacts[]>;
};

/**
 * Returns which chemicals of a product are on which list and above which thresholds, which of them a group may name,
 * and the lists that can rule out a chemical.
 */
export const judgeProduct =
  ({ chemicals, allLists }: Deps) =>
  async (product: readonly ProductChemical[]) => {
    const numbers = product.map(({ number }) => number);
    const [matches, groups] = await Promise.all([
      chemicals.matchesOf(numbers),
      listedGroups({ chemicals, allLists })(numbers),
    ]);
    const shares = new Map<number, Share>(product.map(({ number, shares: lines }) => [number, sumOfShares(lines)]));
    const judged = (number: number, entries: readonly ListEntry[]) => {
      const share = shares.get(number) ?? sumOfShares([]);
      const each = entries.map((entry) => ({ ...entry, verdict: judgeShare(entry.threshold, share) }));
      return { number, entries: each, verdict: worstOf(each.map(({ verdict }) => verdict)) };
    };
    return {
      matches: matches.map(({ list, chemicals: named }): JudgedMatch => ({
        list: placed(list),
        chemicals: named.map(({ number, entries }) => judged(number, entries)),
      })),
      mayBeNamed: groups.map((each) => ({ ...each, list: placed(each.list) })),
      wholeLists: (await allLists()).filter(isConclusive).map(placed),
    };
  };
