import { ownValue } from '@gosds/ghs/own-value';
import type { ConfirmedFamily } from '../draft/family.ts';
import { groupsByCas } from '../generated/groups-by-cas.ts';
import type { Substance, SubstanceGroup } from '../substance.ts';

type Typed = { readonly name: string; readonly cas: string; readonly confirmed?: ConfirmedFamily | undefined };

/** Peracids missing from the catalogue: performic, perpropionic and 6-phthalimidoperoxyhexanoic acid. */
const peracids: readonly string[] = ['107-32-4', '4212-43-5', '128275-31-0'];

/** Groups suggested by the name of a typed ingredient, if no record says it. */
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

/**
 * A typed amine may be a secondary one, since nobody says which it is. A known CAS number takes precedence over the
 * name.
 */
function proposedGroups({ name, cas, confirmed }: Typed): readonly SubstanceGroup[] {
  const known = ownValue(groupsByCas, cas) ?? (peracids.includes(cas) ? ['peracid'] : undefined);
  const named = proposals.flatMap(([group, pattern]) => (pattern.test(name) ? [group] : []));
  return [...new Set([...(known ?? named), ...(confirmed === 'amine' ? (['secondary-amine'] as const) : [])])];
}

/**
 * The catalogue's groups of the substance; for a typed ingredient those suggested by name, number and confirmed family.
 */
export const groupsOf = (substance: Pick<Substance, 'groups'> | undefined, typed: Typed): readonly SubstanceGroup[] =>
  substance ? (substance.groups ?? []) : proposedGroups(typed);
