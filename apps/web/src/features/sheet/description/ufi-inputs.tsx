import { TextInput } from '@mantine/core';
import { vatExamples } from '@gosds/sheet/draft/ufi/make-ufi';
import { ufiCountryOf } from '@gosds/sheet/draft/ufi/ufi-country-of';
import { ufiCountries } from '@gosds/sheet/generated/ufi-countries';
import { NativeSelect } from '../../../ui/native-select.tsx';
import styles from './ufi-dialog.module.css';
import type { UfiErrors, UfiForm } from './ufi-form.ts';
import type { Words } from '@gosds/phrases/generated/interface/words';
import { countryOptions } from '../../../words/place-names.ts';
import { sayFindingNow } from '../../../words/say-finding.ts';
import { useWords } from '../../../words/words.ts';

type UfiWords = Words['ufi'];

/** Countries by their names in the language of the screens, each with its code. */
const ufiOptions = () =>
  countryOptions(ufiCountries.map(({ country, name }) => ({ code: country, name }))).map(({ value, label }) => ({
    value,
    label: `${label} (${value})`,
  }));

function numberHint(company: string, words: UfiWords): string | undefined {
  if (company === 'key') return words.keyHint;
  const country = ufiCountryOf(company);
  return country && words.numberHint(sayFindingNow(vatExamples(country)));
}

type Props = {
  readonly form: UfiForm;
  readonly errors: UfiErrors;
  readonly onChange: (changes: Partial<UfiForm>) => void;
  readonly onLeave: (field: keyof UfiForm) => void;
};

/** Inputs for company and formulation. */
export function UfiInputs({ form, errors, onChange, onLeave }: Props) {
  const words = useWords().ufi;
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
        label={words.company}
        isRequired
        value={form.company}
        options={[...ufiOptions(), { value: 'key', label: words.byKey }]}
        error={errors.company}
        onSelect={(company) => {
          onChange({ company });
        }}
      />
      <TextInput
        {...text('number')}
        label={words.part[form.company === 'key' ? 'key' : 'vat']}
        description={numberHint(form.company, words)}
        data-autofocus
      />
      <TextInput
        {...text('formulation')}
        label={words.part.formulation}
        description={words.formulationHint}
        inputMode="numeric"
      />
    </div>
  );
}
