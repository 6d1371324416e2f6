import { ufiCountries } from '../../generated/ufi-countries.ts';
import type { UfiCountry } from './ufi-country.ts';

/** Upper case or not; undefined for a country that has no UFIs. */
export function ufiCountryOf(code: string): UfiCountry | undefined {
  const upper = code.toUpperCase();
  return ufiCountries.find(({ country, also }) => country === upper || also.includes(upper));
}
