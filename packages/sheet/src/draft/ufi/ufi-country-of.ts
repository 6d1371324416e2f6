import { ufiCountries } from '../../generated/ufi-countries.ts';
import type { UfiCountry } from './ufi-country.ts';

/** Finds a country by its code, in any case; undefined for a country without UFIs. */
export function ufiCountryOf(code: string): UfiCountry | undefined {
  const upper = code.toUpperCase();
  return ufiCountries.find(({ country, also }) => country === upper || also.includes(upper));
}
