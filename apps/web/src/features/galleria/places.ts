import type { Words } from '@gosds/phrases/generated/interface/words';
import { nameOfCountry } from '../../words/place-names.ts';

/** Value for all countries; no country has this code. */
export const everywhere = 'all';

/** The name of a country, of the European Union, or of the world. */
export function placeName(code: string, { galleria, formats }: Words): string {
  if (code === 'EU') return galleria.chemical.eu;
  if (code === 'WORLD') return galleria.chemical.world;
  return nameOfCountry(code) ?? formats.country(code, code);
}

/** The countries, each once: the Union and the world first, then by name. */
export function placesIn(countries: readonly string[], words: Words): readonly string[] {
  const codes = [...new Set(countries)];
  const above = ['EU', 'WORLD'].filter((code) => codes.includes(code));
  const others = codes.filter((code) => !above.includes(code));
  return [...above, ...others.toSorted((a, b) => words.formats.compare(placeName(a, words), placeName(b, words)))];
}
