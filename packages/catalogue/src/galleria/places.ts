import { countries, notSpecified } from '@gosds/sheet/profiles/countries';
import { industries } from '../generated/industries.ts';
import { placedCountries } from '../generated/placed-countries.ts';
import { regions } from '../generated/regions.ts';

export { industries, regions };

/** Lists of treaties and of bodies of the whole world; they hold everywhere. */
export const worldCode = 'WORLD';

const world = 0;

const placed = new Map(placedCountries.map((each) => [each.country, each]));

/** True for a country, a union, or the whole world. */
export const isPlace = (code: string): boolean => code === worldCode || placed.has(code);

/** The region of a country or union; World where it is not known. */
export const regionOf = (code: string): number => placed.get(code)?.region ?? world;

/** The union whose lists hold in a country too. */
export const unionOf = (code: string): string | null => placed.get(code)?.union ?? null;

/** Where lists are looked for; without a country, a region; region 0 is the whole world. */
export type Place = { readonly country: string | undefined; readonly region: number };

/** The place of the two codes of a call; undefined where there is none of them. */
export function placeOf(countryId: number, regionCode: number): Place | undefined {
  const country = countries.find(({ id }) => id === countryId);
  if (!country || !regions.some(({ code }) => code === regionCode)) return undefined;
  return country === notSpecified
    ? { country: undefined, region: regionCode }
    : { country: country.code, region: regionOf(country.code) };
}

/** Whether the lists of `owner` (a country, a union or the world) hold at a place. */
export function holdsAt(owner: string, { country, region }: Place): boolean {
  if (owner === worldCode) return true;
  if (country !== undefined) return owner === country || placed.get(country)?.union === owner;
  return region === world || regionOf(owner) === region;
}
