import { industries, type Place, placeOf } from '@gosds/catalogue/galleria/places';
import { Problem } from '@gosds/contract/problem';

/** The codes of a country and a region in a request. */
export type PlaceCodes = { readonly galleriaCountryCode: number; readonly galleriaRegionCode: number };

/** The place with these codes. Throws Problem `validation` if there is none. */
export function knownPlace({ galleriaCountryCode, galleriaRegionCode }: PlaceCodes): Place {
  const place = placeOf(galleriaCountryCode, galleriaRegionCode);
  if (place) return place;
  throw new Problem('validation', { fields: { galleriaCountryCode: 'This country or region is not known.' } });
}

/**
 * Returns the codes of industries given by code or label, without repetition. Throws Problem `validation` for an
 * unknown one.
 */
export function industryCodes(named: readonly string[]): readonly string[] {
  const codes = named.map((name) => {
    const industry = industries.find(({ code, label }) => code === name || label === name);
    if (industry) return industry.code;
    throw new Problem('validation', { fields: { industry: 'This industry is not known.' } });
  });
  return [...new Set(codes)];
}
