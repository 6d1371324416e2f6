import { countryByCode, languagesOf } from '@gosds/sheet/countries';
import type { Draft } from '@gosds/sheet/draft';

/** The same product for another country: what was confirmed or accepted by the law of the first is asked anew. */
export function draftForCountry(draft: Draft, country: string): Draft {
  const { description } = draft;
  const place = countryByCode(country);
  const offered = place ? languagesOf(place).map(({ tag }) => tag) : [];
  const language = offered.includes(description.language) ? description.language : 'en';
  return {
    ...draft,
    description: { ...description, country, language },
    dangerousGoods: { ...draft.dangerousGoods, confirmed: false },
    acceptedFindings: {},
  };
}
