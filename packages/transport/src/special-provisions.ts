import { specialProvisions } from './generated/goods-tables.ts';
import type { SpecialProvision } from './goods/goods-tables.ts';

const byUn = new Map<string, SpecialProvision[]>();
for (const provision of specialProvisions) {
  for (const un of provision.un.split(' ')) byUn.set(un, [...(byUn.get(un) ?? []), provision]);
}

/** Special provisions that change if or how goods of a UN number are carried, in numerical order. */
export const specialProvisionsOf = (un: string): readonly SpecialProvision[] =>
  [...(byUn.get(un) ?? [])].sort((a, b) => Number(a.number) - Number(b.number));
