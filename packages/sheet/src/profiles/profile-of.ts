import type { JurisdictionId } from '@gosds/ghs/jurisdiction-id';
import { isLawOn } from '@gosds/ghs/markets/law-on-day';
import type { Profile, ProfileData } from './profile.ts';
import { profileData, profileNames } from './profile-data.ts';

/** The name of the profile in checks and headings. */
export const profileId = ({ form, market }: Pick<Profile, 'form' | 'market'>): JurisdictionId => form ?? market;

/** Every profile. */
export const profileIds: readonly JurisdictionId[] = profileNames().map((name) => profileId(profileData(name)));

const dutiesOn = (day: string, duties: ProfileData['duties']): Profile['duties'] =>
  Object.fromEntries(
    Object.entries(duties).flatMap(([id, rows]) =>
      rows.filter((one) => isLawOn(one, day)).map((one) => [id, one] as const),
    ),
  );

/** The profile under the law on a day, an ISO date. Throws a RangeError if there is no such profile. */
export function profileOf(name: string, day: string): Profile {
  const { parts, duties, ...facts } = profileData(name);
  return {
    ...facts,
    parts: parts.filter((part) => isLawOn(part, day)).map(({ part }) => part),
    duties: dutiesOn(day, duties),
  };
}
