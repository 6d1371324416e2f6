import type { JurisdictionId } from '@gosds/ghs/jurisdiction-id';
import { isLawOn } from '@gosds/ghs/markets/law-on-day';
import { marketBasis, profileData, profileNames } from './countries.ts';
import { lawsByClass } from './laws-by-class-table.ts';
import type { Profile, ProfileData } from './profile.ts';

/** By what checks and headings name the profile. */
export const profileId = ({ form, market }: Pick<Profile, 'form' | 'market'>): JurisdictionId => form ?? market;

/** Every profile. */
export const profileIds: readonly JurisdictionId[] = profileNames().map((name) => profileId(profileData(name)));

const dutiesOn = (day: string, duties: ProfileData['duties']): Profile['duties'] =>
  Object.fromEntries(
    Object.entries(duties).flatMap(([id, asked]) =>
      asked.filter((one) => isLawOn(one, day)).map((one) => [id, one] as const),
    ),
  );

/** A profile as the law has it on a day, an ISO date. Throws where there is none of the name. */
export function profileOf(name: string, day: string): Profile {
  const { parts, duties, lawsByClass: laws, ...facts } = profileData(name);
  return {
    ...facts,
    parts: parts.filter((part) => isLawOn(part, day)).map(({ part }) => part),
    duties: dutiesOn(day, duties),
    ...(laws ? { lawsByClass: laws.map((id) => ({ id, ...lawsByClass[id] })) } : {}),
  };
}

/** The form of a country that has one of its own. */
export const nationalFormOf = (country: string): JurisdictionId | undefined =>
  profileData(marketBasis(country).profile).form;

/** True of a country whose law states hazards that no class covers, such as combustible dust. */
export const statesOtherHazards = (country: string): boolean =>
  profileData(marketBasis(country).profile).statesOtherHazards === true;

/** True of a country whose law asks for what a check of the name holds, on any day. */
export const hasDuty = (country: string, check: string): boolean =>
  (profileData(marketBasis(country).profile).duties[check] ?? []).length > 0;

/** True of a country where a name is withheld by a claim for exemption. */
export const needsClaimFor = (country: string): boolean =>
  profileData(marketBasis(country).profile).withholdsByClaim === true;
