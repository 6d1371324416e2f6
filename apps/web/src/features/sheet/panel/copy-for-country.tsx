import { marketName } from '@gosds/ghs/markets/market-as-of';
import { countries, countryByCode, marketBasis, notSpecified } from '@gosds/sheet/profiles/countries';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { useDraft } from '../state/wizard-context.ts';
import styles from './markets-view.module.css';
import { useCopyFor } from './use-copy-for.ts';
import { useWords } from '../../../words/words.ts';

/** The countries, grouped by the rules they follow. */
const options = countries
  .filter(({ code }) => code !== notSpecified.code)
  .map(({ code, name }) => ({ value: code, label: name, group: marketName(marketBasis(code).rules) }))
  .toSorted((a, b) => a.group.localeCompare(b.group) || a.label.localeCompare(b.label));

/** Makes a separate sheet of this formula for a country that the user chooses. */
export function CopyForCountry() {
  const { copy } = useWords().panel;
  const own = useDraft(({ description }) => description.country);
  const [country, setCountry] = useState('');
  const copyFor = useCopyFor();
  const name = countryByCode(country)?.name;
  return (
    <div className={styles['copy']}>
      <NativeSelect
        id="markets-copy-country"
        label={copy.label}
        value={country}
        options={options.filter(({ value }) => value !== own)}
        placeholder={copy.placeholder}
        onSelect={setCountry}
      />
      <Button
        variant="default"
        disabled={name === undefined}
        onClick={() => {
          copyFor(country);
        }}
      >
        {name === undefined ? copy.make : copy.makeFor(name)}
      </Button>
    </div>
  );
}
