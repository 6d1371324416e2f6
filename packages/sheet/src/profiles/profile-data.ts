import * as compiled from '../generated/profiles.ts';
import { ownValue } from '@gosds/ghs/own-value';
import type { CountryFacts } from './country-form.ts';
import type { ProfileData } from './profile.ts';

/** The compiled profiles of a data folder, and the facts of its countries by code. */
export type CompiledProfiles = {
  readonly profiles: Readonly<Record<string, ProfileData>>;
  readonly countryFacts: Readonly<Record<string, CountryFacts>>;
};

const known = { profiles: compiled.profiles, countryFacts: compiled.countryFacts };

/** The profile by its id. Throws a RangeError if there is none. */
export function profileData(id: string): ProfileData {
  const found = ownValue(known.profiles, id);
  if (!found) throw new RangeError(`unknown profile “${id}”`);
  return found;
}

/** Ids of all profiles. */
export const profileNames = (): readonly string[] => Object.keys(known.profiles);

export const countryFactsOf = (code: string): CountryFacts => ownValue(known.countryFacts, code) ?? {};

/** Adds the profiles of another data folder, such as an operator's own. Returns a function that removes them again. */
export function addProfiles(added: CompiledProfiles): () => void {
  const before = { ...known };
  known.profiles = { ...added.profiles, ...before.profiles };
  known.countryFacts = { ...added.countryFacts, ...before.countryFacts };
  return () => {
    Object.assign(known, before);
  };
}
