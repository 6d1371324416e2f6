import type { JurisdictionId } from '@gosds/ghs/jurisdiction-id';
import type { Content } from '../content.ts';
import type { Profile } from '../profiles/profile.ts';
import { profileId } from '../profiles/profile-of.ts';

/** Which market asks, where in its sheet, and by which law. */
export type Demand = {
  /** Where the sheet answers for it: the first of these that the market has gives section and paragraph. */
  readonly at: readonly Content[];
  /** Absent: every market that has the place. */
  readonly markets?: readonly JurisdictionId[];
  /** Of those markets, the forms whose law knows the demand; absent: all. */
  readonly appliesTo?: (profile: Profile) => boolean;
  /** Paragraph where another law than that of the sheet asks for it. */
  readonly law?: string;
  /** The same in a country that has a law of its own for it. */
  readonly nationalLaws?: Readonly<Partial<Record<JurisdictionId, string>>>;
};

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

/** The other law that asks; none where a country has a law of its own in the place of the EU's. */
function lawIn(profile: Profile, { law, nationalLaws }: Demand): string | undefined {
  const { form, market } = profile;
  const own = nationalLaws?.[profileId(profile)];
  if (own !== undefined) return own;
  const isForeign = form !== undefined && market === 'eu' && law !== undefined && /^(?:CLP|REACH)\b/.test(law);
  return isForeign ? undefined : law;
}

/** Where the market's sheet answers for it, and by which paragraph; undefined where the market does not ask. */
export function placeOf(demand: Demand, profile: Profile): Place | undefined {
  const id = profileId(profile);
  if (demand.markets && !demand.markets.some((each) => each === id || each === profile.market)) return undefined;
  if (demand.appliesTo?.(profile) === false) return undefined;
  const part = partOf(profile, demand);
  if (part === undefined) return undefined;
  return {
    section: Number.parseInt(part, 10),
    part,
    paragraph: lawIn(profile, demand) ?? `${profile.paragraph}, ${part}`,
  };
}
