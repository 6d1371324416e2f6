import { countries, notSpecified } from '@gosds/sheet/profiles/countries';
import { industries } from '../generated/industries.ts';
import { placedCountries } from '../generated/placed-countries.ts';
import { regions } from '../generated/regions.ts';

export { industries, regions };

/** Code for lists of treaties and international bodies, which apply everywhere. */
export const worldCode = 'WORLD';

const world = 0;

const placed = new Map(placedCountries.map((each) => [each.country, each]));

/** True for a country, a union, or the whole world. */
export const isPlace = (code: string): boolean => code === worldCode || placed.has(code);

/** The region of a country or union; World if unknown. */
export const regionOf = (code: string): number => placed.get(code)?.region ?? world;

/** The union whose lists also apply in a country; null if none. */
export const unionOf = (code: string): string | null => placed.get(code)?.union ?? null;

/** A place to search lists for: a country, or else a region. Region 0 is the whole world. */
export type Place = { readonly country: string | undefined; readonly region: number };

/** The place for the two codes of a request; undefined if either is unknown or both are missing. */
export function placeOf(countryId: number, regionCode: number): Place | undefined {
  const country = countries.find(({ id }) => id === countryId);
  if (!country || !regions.some(({ code }) => code === regionCode)) return undefined;
  return country === notSpecified
    ? { country: undefined, region: regionCode }
    : { country: country.code, region: regionOf(country.code) };
}

/** True if the lists of `owner` (a country, a union or the world) apply in the place. */
export function holdsAt(owner: string, { country, region }: Place): boolean {
  if (owner === worldCode) return true;
  if (country !== undefined) return owner === country || placed.get(country)?.union === owner;
  return region === world || regionOf(owner) === region;
}
