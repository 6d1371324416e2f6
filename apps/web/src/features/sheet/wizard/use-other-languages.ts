import { countryByCode, languagesOf, notSpecified } from '@gosds/sheet/profiles/countries';
import { useMemo } from 'react';
import { languageTitle } from '../../../words/place-names.ts';
import { useFirstWords } from '../../../words/words.ts';
import { useDraft } from '../state/wizard-context.ts';

export type OfferedLanguage = { readonly tag: string; readonly name: string };

/** Languages of the sheet's country but its own. */
export function useOtherLanguages(): readonly OfferedLanguage[] {
  const { country, language } = useDraft((draft) => draft.description);
  const words = useFirstWords();
  return useMemo(() => {
    const others = languagesOf(countryByCode(country) ?? notSpecified).filter(({ tag }) => tag !== language);
    return others.map(({ tag }) => ({ tag, name: languageTitle(tag, words) }));
  }, [country, language, words]);
}
