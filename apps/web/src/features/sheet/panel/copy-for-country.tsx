import { marketName } from '@gosds/ghs/markets/market-as-of';
import { countries, countryByCode, marketBasis, notSpecified } from '@gosds/sheet/profiles/countries';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { useDraft } from '../state/wizard-context.ts';
import styles from './markets-view.module.css';
import { useCopyFor } from './use-copy-for.ts';

/** Each country under the rules that it follows. */
const options = countries
  .filter(({ code }) => code !== notSpecified.code)
  .map(({ code, name }) => ({ value: code, label: name, group: marketName(marketBasis(code).rules) }))
  .toSorted((a, b) => a.group.localeCompare(b.group) || a.label.localeCompare(b.label));

/** Makes a separate sheet of this formula for a country that the user names. */
export function CopyForCountry() {
  const own = useDraft(({ description }) => description.country);
  const [country, setCountry] = useState('');
  const copyFor = useCopyFor();
  const name = countryByCode(country)?.name;
  return (
    <div className={styles['copy']}>
      <NativeSelect
        id="markets-copy-country"
        label="Copy this sheet for"
        value={country}
        options={options.filter(({ value }) => value !== own)}
        placeholder="Choose a country"
        onSelect={setCountry}
      />
      <Button
        variant="default"
        disabled={name === undefined}
        onClick={() => {
          copyFor(country);
        }}
      >
        {name === undefined ? 'Make a copy' : `Make a copy for ${name}`}
      </Button>
    </div>
  );
}
