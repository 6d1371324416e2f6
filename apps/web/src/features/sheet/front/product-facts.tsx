import { TextInput } from '@mantine/core';
import type { VisitorProduct } from '../../../api/visitor-product.ts';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { countryOptions } from '../../../words/place-names.ts';
import { useFirstWords } from '../../../words/words.ts';
import styles from './classifier.module.css';
import { useConfig } from './use-config.ts';

const states = ['Liquid', 'Solid', 'Gas', 'Aerosol'] as const;

type Props = {
  readonly product: VisitorProduct;
  readonly onChange: (change: (product: VisitorProduct) => VisitorProduct) => void;
};

/** Inputs besides the ingredients that affect the classification: the law, and two facts about the product. */
export function ProductFacts({ product, onChange }: Props) {
  const { front, fields } = useFirstWords();
  const countries = useConfig()?.countries ?? [];
  return (
    <div className={styles['facts']}>
      <NativeSelect
        id="front.country"
        label={fields.description.country}
        placeholder={front.fact.noCountry}
        value={product.country}
        options={countryOptions(countries.map(({ id: code, name }) => ({ code, name })))}
        onSelect={(country) => {
          onChange((before) => ({ ...before, country }));
        }}
      />
      <NativeSelect
        id="front.state"
        label={front.fact.state}
        placeholder={front.fact.notGiven}
        value={product.state}
        options={states.map((state) => ({ value: state, label: front.state[state] }))}
        onSelect={(state) => {
          onChange((before) => ({ ...before, state }));
        }}
      />
      <TextInput
        id="front.flashPoint"
        label={front.fact.flashPoint}
        placeholder={front.fact.ifMeasured}
        maxLength={40}
        autoComplete="off"
        value={product.flashPoint}
        onChange={({ currentTarget }) => {
          const flashPoint = currentTarget.value;
          onChange((before) => ({ ...before, flashPoint }));
        }}
      />
    </div>
  );
}
