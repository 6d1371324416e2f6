import { Checkbox } from '@mantine/core';
import { type CompanyDetails, type CompanyProfile, emptyCompanyProfile } from '@gosds/sheet/draft/company-profile';
import { countries, notSpecified } from '@gosds/sheet/profiles/countries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { FieldGroup } from '../fields/field-group.tsx';
import { companyProfile } from './company-calls.ts';
import styles from './company-profile-page.module.css';
import { CompanyForm } from './company-form.tsx';
import { SavedProfile } from './saved-profile.tsx';
import { useProfileSaving } from './use-profile-saving.ts';
import type { Words } from '@gosds/phrases/generated/interface/words';
import type { ReactNode } from 'react';
import { sentence } from '../../../words/sentence.ts';
import { countryOptions, nameOfCountry } from '../../../words/place-names.ts';
import { useWords } from '../../../words/words.ts';

const named = countries.filter(({ code }) => code !== notSpecified.code);
const usually = 'usual';

function placeOptions({ byCountry }: CompanyProfile, words: Words['company']['place']) {
  const choice = (group: string, list: typeof named) => countryOptions(list).map((option) => ({ ...option, group }));
  return [
    { value: usually, label: words.every, group: words.usually },
    ...choice(
      words.own,
      named.filter(({ code }) => code in byCountry),
    ),
    ...choice(
      words.others,
      named.filter(({ code }) => !(code in byCountry)),
    ),
  ];
}

const { usual: blank } = emptyCompanyProfile();
const isBlankDetails = (details: CompanyDetails) =>
  JSON.stringify({ ...details, logo: blank.logo }) === JSON.stringify(blank) && details.logo.fileId === null;

const detailsIn = ({ usual, byCountry }: CompanyProfile, place: string): CompanyDetails =>
  place === usually ? usual : (byCountry[place] ?? blank);

/** Sets the details of a place. A country with empty details is removed. */
function withDetails(profile: CompanyProfile, place: string, details: CompanyDetails): CompanyProfile {
  if (place === usually) return { ...profile, usual: details };
  const { [place]: _before, ...others } = profile.byCountry;
  return { ...profile, byCountry: isBlankDetails(details) ? others : { ...others, [place]: details } };
}

function ProfileForm({ loaded }: { readonly loaded: CompanyProfile }) {
  const words = useWords().company;
  const { profile, change, status, retry } = useProfileSaving(loaded);
  const [place, setPlace] = useState(usually);
  const isUsual = place === usually;
  const placeName = nameOfCountry(place) ?? '';
  return (
    <>
      <SavedProfile status={status} onRetry={retry} />
      <FieldGroup heading={words.place.heading} intro={words.place.intro}>
        <NativeSelect
          isAlwaysChosen
          id="company.country"
          label={words.place.label}
          value={place}
          options={placeOptions(profile, words.place)}
          description={isUsual ? undefined : words.place.hint(placeName)}
          onSelect={setPlace}
        />
      </FieldGroup>
      <CompanyForm
        key={place}
        country={isUsual ? '' : place}
        language={profile.last.country === place ? profile.last.language : ''}
        details={detailsIn(profile, place)}
        usual={isUsual ? blank : profile.usual}
        onChange={(changed) => {
          change((before) => withDetails(before, place, changed(detailsIn(before, place))));
        }}
      />
      <Checkbox
        label={words.adds}
        checked={profile.remembers}
        onChange={({ currentTarget }) => {
          const remembers = currentTarget.checked;
          change((before) => ({ ...before, remembers }));
        }}
      />
    </>
  );
}

/** The supplier of the account's products; new sheets start with these details. */
export function CompanyProfilePage() {
  const words = useWords().company;
  usePageTitle(words.title);
  const { data, error, refetch, isFetchedAfterMount } = useQuery({ ...companyProfile, refetchOnMount: 'always' });
  return (
    <div className={styles['page']}>
      <div>
        <h1 className={styles['heading']}>{words.title}</h1>
        <p className={styles['intro']}>
          {sentence(words.intro<ReactNode>({ link: (text) => <Link to="/">{text}</Link> }))}
        </p>
      </div>
      {error !== null && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {error === null && !isFetchedAfterMount && <PageLoader />}
      {data !== undefined && isFetchedAfterMount && <ProfileForm loaded={data} />}
    </div>
  );
}
