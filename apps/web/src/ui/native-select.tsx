import { Input } from '@mantine/core';
import type { SelectHTMLAttributes } from 'react';
import { useFirstWords } from '../words/words.ts';
import { ChevronDownIcon } from './icons.tsx';
import styles from './native-select.module.css';

export type SelectOption = {
  readonly value: string;
  readonly label: string;
  /** Heading under which it stands; options of one group follow each other. */
  readonly group?: string;
};

const choice = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);

function Choices({ options }: { readonly options: readonly SelectOption[] }) {
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

type Props = {
  readonly id: string;
  readonly label: string | undefined;
  readonly value: string;
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  readonly isRequired?: boolean;
  readonly error?: string | undefined;
  readonly description?: string | undefined;
  readonly onSelect: (value: string) => void;
} & Pick<SelectHTMLAttributes<HTMLSelectElement>, 'onBlur' | 'autoComplete' | 'disabled' | 'aria-describedby'>;

/** The platform's own select: keyboard, type-ahead and a phone's wheel come with it. */
export function NativeSelect(props: Props) {
  const { id, label, value, options, placeholder, isRequired = false, onSelect, ...rest } = props;
  const { error, description, disabled = false, ...select } = rest;
  const { frame } = useFirstWords();
  const isKnown = value === '' || options.some((option) => option.value === value);
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
        <option value="">{placeholder ?? frame.pleaseSelect}</option>
        {!isKnown && <option value={value}>{value}</option>}
        <Choices options={options} />
      </Input>
    </Input.Wrapper>
  );
}
