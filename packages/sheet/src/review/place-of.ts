import type { Content } from '../content.ts';
import type { Profile } from '../profiles/profile.ts';

/** A requirement: the law, and the place in its sheet. */
export type Demand = {
  /** Stable, e.g. `properties.flash-below-boiling`. */
  readonly id: string;
  /** Contents that answer the requirement. The first one that the market has gives section and paragraph. */
  readonly at: readonly Content[];
  /**
   * True if the requirement applies only where `duties.csv` of the jurisdiction lists it, with the paragraph given
   * there. Absent: it applies to every sheet with the place.
   */
  readonly isNational?: true;
  /** Returns true if this profile makes the requirement apply; absent if it always applies. */
  readonly appliesTo?: (profile: Profile) => boolean;
  /** The paragraph, if a law other than that of the sheet sets the requirement. */
  readonly law?: string | UnionLaw | ((profile: Profile) => string | undefined);
};

/**
 * A paragraph of CLP or REACH. It is cited where that law applies; elsewhere the law of the sheet stands in its place.
 */
type UnionLaw = { readonly union: string };

export type Place = {
  /** 1 to 16. */
  readonly section: number;
  /** Sub-heading as the market numbers it. */
  readonly part: string;
  readonly paragraph: string;
};

const partOf = ({ parts }: Profile, { at }: Demand): string | undefined =>
  at
    .map((content) => parts.find(([, ...contents]) => contents.includes(content)))
    .find((part) => part !== undefined)?.[0];

/** The other law behind the requirement; undefined where paragraphs of the Union are not law. */
function lawIn(profile: Profile, { id, isNational, law }: Demand): string | undefined {
  const citesUnion = profile.citesUnionLaw === true;
  if (isNational) {
    const duty = profile.duties[id];
    return duty?.isUnionLaw && !citesUnion ? undefined : duty?.law;
  }
  if (typeof law === 'function') return law(profile);
  if (typeof law !== 'object') return law;
  return citesUnion ? law.union : undefined;
}

/** The place that answers the requirement, and its paragraph; undefined if the law does not set it. */
export function placeOf(demand: Demand, profile: Profile): Place | undefined {
  if (demand.isNational && profile.duties[demand.id] === undefined) return undefined;
  if (demand.appliesTo?.(profile) === false) return undefined;
  const part = partOf(profile, demand);
  if (part === undefined) return undefined;
  return {
    section: Number.parseInt(part, 10),
    part,
    paragraph: lawIn(profile, demand) ?? `${profile.paragraph}, ${part}`,
  };
}
