import { type CompanyProfile, moveToCountry } from '@gosds/sheet/draft/company-profile';
import { countries, countryForm, documentTypeOf, notSpecified, usualLanguageOf } from '@gosds/sheet/profiles/countries';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { loadPart } from '../../../api/load-part.ts';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { companyKey } from '../company/company-key.ts';
import { WithHelp } from '../fields/with-help.tsx';
import { labelOf } from '../state/field-labels.ts';
import { useDraft, useEdit, useFinding, useWizardUi } from '../state/wizard-context.ts';
import { countryOptions, languageOptions } from '../../../words/place-names.ts';
import { useFirstWords } from '../../../words/words.ts';

const GroupStandardsNotice = lazy(() =>
  loadPart(async () => ({ default: (await import('./group-standards-notice.tsx')).GroupStandardsNotice })),
);

const vendorCountries = countries.filter(({ code }) => code !== notSpecified.code);

/**
 * Selects the country. A change takes the company's details for it and resets the language to English, or to the two
 * that its law requires; a European country clears the REACH uses.
 */
export function CountryField() {
  const country = useDraft((draft) => draft.description.country);
  const { problem } = useFinding('description.country');
  const isLocked = useWizardUi(({ paidLanguage }) => paidLanguage !== null);
  const edit = useEdit();
  const queries = useQueryClient();
  const [isNoticed, setIsNoticed] = useState(false);
  const { hint } = useFirstWords().description;
  return (
    <>
      <WithHelp path="description.country">
        <NativeSelect
          id="description.country"
          label={labelOf('description.country')}
          isRequired
          value={country}
          options={countryOptions(countries)}
          error={problem}
          disabled={isLocked}
          description={isLocked ? hint.countryLocked : hint.country}
          onSelect={(code) => {
            setIsNoticed(countryForm(code).groupStandards === true);
            edit('description.country', (draft) => {
              const reachUses = documentTypeOf(code) === 'Reach' ? [] : draft.description.reachUses;
              const language = usualLanguageOf(code);
              const profile = queries.getQueryData<CompanyProfile>(companyKey);
              const { description } = draft;
              const moved = profile === undefined ? description : moveToCountry(description, profile, code);
              return { ...draft, description: { ...moved, country: code, language, reachUses } };
            });
          }}
        />
      </WithHelp>
      {isNoticed && (
        <Suspense>
          <GroupStandardsNotice
            onClose={() => {
              setIsNoticed(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

export function LanguageField() {
  const { country, language } = useDraft((draft) => draft.description);
  const { hint } = useFirstWords().description;
  const { problem } = useFinding('description.language');
  const edit = useEdit();
  return (
    <WithHelp path="description.language">
      <NativeSelect
        id="description.language"
        label={labelOf('description.language')}
        isRequired
        value={language}
        options={languageOptions(country)}
        error={problem}
        description={hint.language}
        onSelect={(tag) => {
          edit('description.language', (draft) => ({
            ...draft,
            description: { ...draft.description, language: tag },
          }));
        }}
      />
    </WithHelp>
  );
}

export function VendorCountryField() {
  const vendorCountry = useDraft((draft) => draft.description.vendorCountry);
  const edit = useEdit();
  return (
    <WithHelp path="description.vendorCountry">
      <NativeSelect
        id="description.vendorCountry"
        label={labelOf('description.vendorCountry')}
        value={vendorCountry}
        options={countryOptions(vendorCountries)}
        autoComplete="country"
        onSelect={(code) => {
          edit('description.vendorCountry', (draft) => ({
            ...draft,
            description: { ...draft.description, vendorCountry: code },
          }));
        }}
      />
    </WithHelp>
  );
}
