import { TextInput } from '@mantine/core';
import { vatExamples } from '@gosds/sheet/draft/ufi/make-ufi';
import { ufiCountryOf } from '@gosds/sheet/draft/ufi/ufi-country-of';
import { ufiCountries } from '@gosds/sheet/generated/ufi-countries';
import { NativeSelect } from '../../../ui/native-select.tsx';
import styles from './ufi-dialog.module.css';
import type { UfiErrors, UfiForm } from './ufi-form.ts';

const companies = [
  ...ufiCountries
    .map(({ country, name }) => ({ value: country, label: `${name} (${country})` }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en')),
  { value: 'key', label: 'No VAT number: company key' },
];

function numberHint(company: string): string | undefined {
  if (company === 'key') return 'The key that ECHA’s UFI generator gave your company.';
  const country = ufiCountryOf(company);
  return country && `Like ${vatExamples(country)}.`;
}

type Props = {
  readonly form: UfiForm;
  readonly errors: UfiErrors;
  readonly onChange: (changes: Partial<UfiForm>) => void;
  readonly onLeave: (field: keyof UfiForm) => void;
};

/** Company and formulation. */
export function UfiInputs({ form, errors, onChange, onLeave }: Props) {
  const text = (field: 'number' | 'formulation') => ({
    id: `ufi.${field}`,
    autoComplete: 'off',
    maxLength: 40,
    withAsterisk: true,
    'aria-required': true,
    value: form[field],
    error: errors[field],
    onChange: (event: { currentTarget: { value: string } }) => {
      onChange({ [field]: event.currentTarget.value });
    },
    onBlur: () => {
      onLeave(field);
    },
  });
  return (
    <div className={styles['fields']}>
      <NativeSelect
        id="ufi.company"
        label="Country of the VAT number"
        isRequired
        value={form.company}
        options={companies}
        error={errors.company}
        onSelect={(company) => {
          onChange({ company });
        }}
      />
      <TextInput
        {...text('number')}
        label={form.company === 'key' ? 'Company key' : 'VAT number'}
        description={numberHint(form.company)}
        data-autofocus
      />
      <TextInput
        {...text('formulation')}
        label="Formulation number"
        description="0 to 268435455. Never give two formulations the same number."
        inputMode="numeric"
      />
    </div>
  );
}
