import { ownValue } from '@gosds/ghs/own-value';
import type { ConfirmedFamily } from '../draft/family.ts';
import { groupsByCas } from '../generated/groups-by-cas.ts';
import type { Substance, SubstanceGroup } from '../substance.ts';

type Typed = { readonly name: string; readonly cas: string; readonly confirmed?: ConfirmedFamily | undefined };

/** Peracids that the catalogue does not hold: performic, perpropionic and 6-phthalimidoperoxyhexanoic acid. */
const peracids: readonly string[] = ['107-32-4', '4212-43-5', '128275-31-0'];

/** What the name of a typed ingredient suggests, where no record says it. */
const proposals: readonly (readonly [SubstanceGroup, RegExp])[] = [
  ['peracid', /peracetic|performic|perpropionic|peroxy\w* acid|per\w+oic acid/i],
  ['nitrite', /\bnitrite\b/i],
  ['secondary-amine', /di\w*amine/i],
  ['ammonia', /^ammonia/i],
  ['metal-powder', /\b(?:zinc|alumini?um|magnesium|titanium|zirconium) (?:powder|dust|flakes?)\b/i],
  ['azide', /\bazide\b/i],
  ['cyanoacrylate', /cyano?acr[iy]l|cianoacril|cyjanoakryl|siyanoakril|氰基丙烯酸|シアノアクリ/i],
  ['drying-oil', /al[ck]yd|alqu[ií]d|alchidic|linseed|leinöl|tung oil|醇酸|アルキド/i],
  ['nitric-acid', /\bnitric acid\b/i],
  ['oxidising-acid', /\b(?:nitric|perchloric|chloric|chromic) acid\b/i],
  ['acid-vapour', /hydrochloric|hydrogen chloride|nitric|hydrofluoric|acetic|formic|sulfurous|hydrobromic/i],
];

/** Which amine a typed one is, nobody says: it may be a secondary one. A number that the data know goes before the name. */
function proposedGroups({ name, cas, confirmed }: Typed): readonly SubstanceGroup[] {
  const known = ownValue(groupsByCas, cas) ?? (peracids.includes(cas) ? ['peracid'] : undefined);
  const named = proposals.flatMap(([group, pattern]) => (pattern.test(name) ? [group] : []));
  return [...new Set([...(known ?? named), ...(confirmed === 'amine' ? (['secondary-amine'] as const) : [])])];
}

/** The groups that the catalogue gives the substance; of a typed ingredient what name, number and confirmed family suggest. */
export const groupsOf = (substance: Pick<Substance, 'groups'> | undefined, typed: Typed): readonly SubstanceGroup[] =>
  substance ? (substance.groups ?? []) : proposedGroups(typed);
