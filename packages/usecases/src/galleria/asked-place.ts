import { industries, type Place, placeOf } from '@gosds/catalogue/galleria/places';
import { Problem } from '@gosds/contract/problem';

/** The codes of a country and a region, as calls carry them. */
export type PlaceCodes = { readonly galleriaCountryCode: number; readonly galleriaRegionCode: number };

/** The place of two codes, or a Problem. */
export function knownPlace({ galleriaCountryCode, galleriaRegionCode }: PlaceCodes): Place {
  const place = placeOf(galleriaCountryCode, galleriaRegionCode);
  if (place) return place;
  throw new Problem('validation', { fields: { galleriaCountryCode: 'This country or region is not known.' } });
}

/** The codes of industries that are named by code or label, each once, or a Problem. */
export function industryCodes(named: readonly string[]): readonly string[] {
  const codes = named.map((name) => {
    const industry = industries.find(({ code, label }) => code === name || label === name);
    if (industry) return industry.code;
    throw new Problem('validation', { fields: { industry: 'This industry is not known.' } });
  });
  return [...new Set(codes)];
}
