import type { Content } from '../content.ts';
import type { Profile } from '../profiles/profile.ts';

/** Which law asks, and where in its sheet. */
export type Demand = {
  /** Stable, e.g. `properties.flash-below-boiling`. */
  readonly id: string;
  /** Where the sheet answers for it: the first of these that the market has gives section and paragraph. */
  readonly at: readonly Content[];
  /** Asked where `duties.csv` of the jurisdiction has it, by the paragraph there; absent: of every sheet that has the place. */
  readonly isNational?: true;
  /** True where what the law asks otherwise makes it ask for this; absent: always. */
  readonly appliesTo?: (profile: Profile) => boolean;
  /** Paragraph where another law than that of the sheet asks for it. */
  readonly law?: string | UnionLaw | ((profile: Profile) => string | undefined);
};

/** A paragraph of CLP or REACH: it is not cited where their sheets are taken over, but not their law. */
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

/** The other law that asks; none where the paragraphs of the Union are not law. */
function lawIn(profile: Profile, { id, isNational, law }: Demand): string | undefined {
  const citesUnion = profile.citesUnionLaw !== false;
  if (isNational) {
    const duty = profile.duties[id];
    return duty?.isUnionLaw && !citesUnion ? undefined : duty?.law;
  }
  if (typeof law === 'function') return law(profile);
  if (typeof law !== 'object') return law;
  return citesUnion ? law.union : undefined;
}

/** Where the sheet answers for it, and by which paragraph; undefined where the law does not ask. */
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
