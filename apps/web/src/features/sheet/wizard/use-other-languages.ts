import { useMemo } from 'react';
import { languageOptions } from '../../../words/place-names.ts';
import { useFirstWords } from '../../../words/words.ts';
import { useDraft } from '../state/wizard-context.ts';

export type OfferedLanguage = ReturnType<typeof languageOptions>[number];

/** Languages of the sheet's country, except its own. */
export function useOtherLanguages(): readonly OfferedLanguage[] {
  const { country, language } = useDraft((draft) => draft.description);
  const words = useFirstWords();
  return useMemo(
    () => languageOptions(country, words).filter(({ value }) => value !== language),
    [country, language, words],
  );
}
