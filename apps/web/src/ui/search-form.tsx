import { Button, TextInput } from '@mantine/core';
import { searchChecks } from '@gosds/contract/accounts/my-account-search';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { Segmented } from './segmented.tsx';
import { useWords } from '../words/words.ts';
import styles from './search-form.module.css';

type Check = (typeof searchChecks)[number];
type SearchedText = { readonly value: string; readonly check: Check };

type Props = {
  readonly label: string;
  /** Said where nothing was typed. */
  readonly missing: string;
  /** What stands before the check, such as where to look. */
  readonly children?: ReactNode;
  readonly onAsk: (asked: SearchedText) => void;
  /** Absent where there is no list of all, or where it is shown. */
  readonly onAll?: (() => void) | undefined;
};

/** Equals or Contains, and what to look for; without words nothing is asked. */
export function SearchForm({ label, missing, children, onAsk, onAll }: Props) {
  const { search: words, check: checkWords } = useWords().myAccount;
  const [check, setCheck] = useState<Check>('Contains');
  const [value, setValue] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const text = value.trim();
    setIsMissing(text === '');
    if (text === '') input.current?.focus();
    else onAsk({ value: text, check });
  };
  return (
    <form className={styles['search']} role="search" onSubmit={submit} noValidate>
      {children}
      <Segmented
        label={words.how}
        value={check}
        options={searchChecks.map((known) => ({ value: known, label: checkWords[known] }))}
        onChoose={(chosen) => {
          setCheck(searchChecks.find((known) => known === chosen) ?? check);
        }}
      />
      <TextInput
        ref={input}
        className={styles['looked'] ?? ''}
        label={label}
        maxLength={200}
        value={value}
        error={isMissing ? missing : undefined}
        onChange={({ currentTarget }) => {
          setValue(currentTarget.value);
          setIsMissing(false);
        }}
      />
      <Button type="submit" variant="default">
        {words.button}
      </Button>
      {onAll && (
        <Button
          variant="subtle"
          onClick={() => {
            setValue('');
            onAll();
          }}
        >
          {words.all}
        </Button>
      )}
    </form>
  );
}
