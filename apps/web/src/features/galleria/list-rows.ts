import type { ResponseOf } from '@gosds/contract/call';
import type { getChemical, Listing } from '@gosds/contract/galleria/get-chemical';

type Chemical = ResponseOf<typeof getChemical>;

/** A list with its entries for the chemical, and its groups that may name it. One of both may be empty. */
export type ListRow = Listing & { readonly groups: readonly string[] };

/** Each list once: first those that name the chemical, then those with a group only. */
export function listRows({ listings, mayBeNamed }: Pick<Chemical, 'listings' | 'mayBeNamed'>): readonly ListRow[] {
  const groups = new Map(mayBeNamed.map((each) => [each.list.code, each.groups]));
  const named = new Set(listings.map(({ list }) => list.code));
  return [
    ...listings.map((listing) => ({ ...listing, groups: groups.get(listing.list.code) ?? [] })),
    ...mayBeNamed.filter(({ list }) => !named.has(list.code)).map((each) => ({ ...each, entries: [] })),
  ];
}
