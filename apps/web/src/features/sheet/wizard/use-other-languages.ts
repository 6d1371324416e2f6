import { countryByCode, languagesOf, notSpecified } from '@gosds/sheet/profiles/countries';
import { useMemo } from 'react';
import { useDraft } from '../state/wizard-context.ts';

export type OfferedLanguage = { readonly tag: string; readonly name: string };

/** Languages of the sheet's country but its own. */
export function useOtherLanguages(): readonly OfferedLanguage[] {
  const { country, language } = useDraft((draft) => draft.description);
  return useMemo(
    () => languagesOf(countryByCode(country) ?? notSpecified).filter(({ tag }) => tag !== language),
    [country, language],
  );
}
