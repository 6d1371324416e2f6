import { Input } from '@mantine/core';
import type { SelectHTMLAttributes } from 'react';
import { useFirstWords } from '../words/words.ts';
import { ChevronDownIcon } from './icons.tsx';
import styles from './native-select.module.css';

export type SelectOption = {
  readonly value: string;
  readonly label: string;
  /** Heading of the option's group; options of a group must follow each other. */
  readonly group?: string;
};

const choice = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);

function Groups({ options }: { readonly options: readonly SelectOption[] }) {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.map((group) => {
    const choices = options.filter((option) => option.group === group).map(choice);
    return group === undefined ? (
      choices
    ) : (
      <optgroup key={group} label={group}>
        {choices}
      </optgroup>
    );
  });
}

type ChoiceProps = {
  readonly value: string;
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  readonly placeholder?: string | undefined;
  /** True if one of the options is always in force, so that there is no empty choice. */
  readonly isAlwaysChosen?: boolean | undefined;
};

type Props = ChoiceProps & {
  readonly id: string;
  readonly label: string | undefined;
  readonly isRequired?: boolean;
  readonly error?: string | undefined;
  readonly description?: string | undefined;
  readonly onSelect: (value: string) => void;
} & Pick<SelectHTMLAttributes<HTMLSelectElement>, 'onBlur' | 'autoComplete' | 'disabled' | 'aria-describedby'>;

/** If the options no longer contain the value, it is added as an option. */
function Choices({ value, options, placeholder, isAlwaysChosen }: ChoiceProps) {
  const { frame } = useFirstWords();
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <>
      {(value === '' || isAlwaysChosen !== true) && <option value="">{placeholder ?? frame.pleaseSelect}</option>}
      {!isKnown && <option value={value}>{value}</option>}
      <Groups options={options} />
    </>
  );
}

/** The platform's own select, with its keyboard control, type-ahead and phone picker. */
export function NativeSelect(props: Props) {
  const { id, label, value, isRequired = false, onSelect, ...rest } = props;
  const { options, placeholder, isAlwaysChosen, error, description, disabled = false, ...select } = rest;
  return (
    <Input.Wrapper id={id} label={label} withAsterisk={isRequired} error={error} description={description}>
      <Input
        component="select"
        id={id}
        className={styles['select'] ?? ''}
        value={value}
        error={error !== undefined}
        aria-invalid={error !== undefined || undefined}
        aria-required={isRequired}
        data-empty={value === '' || undefined}
        pointer
        disabled={disabled}
        rightSection={<ChevronDownIcon size={16} />}
        rightSectionPointerEvents="none"
        {...select}
        onChange={(event) => {
          onSelect(event.currentTarget.value);
        }}
      >
        <Choices {...{ value, options, placeholder, isAlwaysChosen }} />
      </Input>
    </Input.Wrapper>
  );
}
