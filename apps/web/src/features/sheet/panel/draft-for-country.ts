import { countryByCode, nationalLanguagesOf, requiredPairOf, usualLanguageOf } from '@gosds/sheet/profiles/countries';
import type { Draft } from '@gosds/sheet/draft/draft';

/**
 * The same product for another country. Removes what was confirmed or accepted under the first country's law, so that
 * the user decides again.
 */
export function draftForCountry(draft: Draft, country: string): Draft {
  const { description } = draft;
  const place = countryByCode(country);
  const national = place ? nationalLanguagesOf(place).map(({ tag }) => tag) : [];
  const isKept = national.includes(description.language) && !requiredPairOf(country);
  const language = isKept ? description.language : usualLanguageOf(country);
  return {
    ...draft,
    description: { ...description, country, language },
    dangerousGoods: { ...draft.dangerousGoods, confirmed: false },
    acceptedFindings: {},
  };
}
