import { TextInput, type TextInputProps } from '@mantine/core';
import type { CompanyDetails, CompanyField } from '@gosds/sheet/draft/company-profile';
import { descriptionSchema } from '@gosds/sheet/draft/description-schema';
import { emptyDraft } from '@gosds/sheet/draft/draft';
import { withLine } from '@gosds/sheet/draft/poison-centre/poison-centres';
import { countries, notSpecified } from '@gosds/sheet/profiles/countries';
import { checkCompanyContacts } from '@gosds/sheet/review/entries/check-description';
import { useState } from 'react';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { LogoPicker } from '../description/logo-picker.tsx';
import { FieldGroup } from '../fields/field-group.tsx';
import { PoisonCentres } from '../fields/poison-centres.tsx';
import { maxCharacters } from '../fields/max-characters.ts';
import { labelOf } from '../state/field-labels.ts';
import { countryOptions } from '../../../words/place-names.ts';
import { useWords } from '../../../words/words.ts';
import styles from './company-profile-page.module.css';
import { useSayFinding } from '../../../words/say-finding.ts';

type TextField = Exclude<CompanyField, 'logo' | 'vendorCountry'>;

type Row = { readonly field: TextField; readonly isWide?: boolean } & Pick<TextInputProps, 'type' | 'autoComplete'>;

const company: Row = { field: 'companyName', isWide: true, autoComplete: 'organization' };
const address: readonly Row[] = [
  { field: 'street', isWide: true, autoComplete: 'street-address' },
  { field: 'suburb', autoComplete: 'address-level2' },
  { field: 'postcode', autoComplete: 'postal-code' },
  { field: 'state', autoComplete: 'address-level1' },
];
const contacts: readonly Row[] = [
  { field: 'telephone', type: 'tel', autoComplete: 'tel' },
  { field: 'email', type: 'email', autoComplete: 'email' },
  { field: 'website', type: 'url', autoComplete: 'url', isWide: true },
];
const emergency: readonly Row[] = [
  { field: 'emergencyProvider' },
  { field: 'emergencyTelephone', type: 'tel' },
  { field: 'otherEmergencyTelephoneNumbers', isWide: true },
];

const vendorCountries = countries.filter(({ code }) => code !== notSpecified.code);

const { description: blankDescription } = emptyDraft();

/** The three emergency fields are taken over together, so the general numbers stay beside the poison centre. */
function withCentre(details: CompanyDetails, usual: CompanyDetails, line: string): CompanyDetails {
  const { emergencyProvider, emergencyTelephone } = details.emergencyTelephone.trim() === '' ? usual : details;
  const otherEmergencyTelephoneNumbers = withLine(details.otherEmergencyTelephoneNumbers, line);
  return { ...details, emergencyProvider, emergencyTelephone, otherEmergencyTelephoneNumbers };
}

type Props = {
  /** Empty if the details apply to every country. */
  readonly country: string;
  /** Language tag of the company's sheets; empty before the first one. */
  readonly language: string;
  readonly details: CompanyDetails;
  /** Shown where a country has no details of its own. */
  readonly usual: CompanyDetails;
  /** Receives a change of the details as they are by then: an upload may end after later input. */
  readonly onChange: (change: (details: CompanyDetails) => CompanyDetails) => void;
};

/** Details of the company for one country, or for every country. An error is shown once its field is left. */
export function CompanyForm({ country, language, details, usual, onChange }: Props) {
  const { group } = useWords().company;
  const say = useSayFinding();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const findings = checkCompanyContacts({ ...blankDescription, ...details });
  const wrong = (field: keyof CompanyDetails) => {
    const finding = findings.find(({ path }) => path === `description.${field}`);
    return finding && say(finding.message);
  };
  const text = ({ field, isWide, ...input }: Row) => (
    <TextInput
      key={field}
      className={isWide === true ? (styles['wide'] ?? '') : ''}
      id={`company.${field}`}
      label={labelOf(`description.${field}`)}
      placeholder={usual[field]}
      value={details[field]}
      maxLength={maxCharacters(descriptionSchema.shape[field])}
      error={left.has(field) && wrong(field)}
      onBlur={() => {
        setLeft((fields) => new Set(fields).add(field));
      }}
      onChange={({ currentTarget }) => {
        const { value } = currentTarget;
        onChange((now) => ({ ...now, [field]: value }));
      }}
      {...input}
    />
  );
  return (
    <>
      <FieldGroup heading={group.supplier} intro={group.supplierIntro}>
        {text(company)}
        {address.map(text)}
        <NativeSelect
          id="company.vendorCountry"
          label={labelOf('description.vendorCountry')}
          value={details.vendorCountry}
          options={countryOptions(vendorCountries)}
          autoComplete="country"
          onSelect={(vendorCountry) => {
            onChange((now) => ({ ...now, vendorCountry }));
          }}
        />
        {contacts.map(text)}
      </FieldGroup>
      <div className={styles['side']}>
        <FieldGroup heading={group.emergency} intro={country === '' ? group.everyEmergency : group.ownEmergency}>
          {emergency.map(text)}
          {country !== '' && (
            <PoisonCentres
              country={country}
              language={language}
              numbers={details}
              onAdd={(line) => {
                onChange((now) => withCentre(now, usual, line));
                document.getElementById('company.otherEmergencyTelephoneNumbers')?.focus();
              }}
            />
          )}
        </FieldGroup>
        <FieldGroup heading={group.logo} intro={group.logoIntro}>
          <LogoPicker
            logo={details.logo}
            onChange={(patch) => {
              onChange((now) => ({ ...now, logo: { ...now.logo, ...patch } }));
            }}
          />
        </FieldGroup>
      </div>
    </>
  );
}
