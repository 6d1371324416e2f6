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
  /** Message if nothing was typed. */
  readonly missing: string;
  /** Content before the kind of match, such as the field to search. */
  readonly children?: ReactNode;
  readonly onAsk: (search: SearchedText) => void;
  /** Absent if there is no list of all, or if it is already shown. */
  readonly onAll?: (() => void) | undefined;
};

/** A search with Equals or Contains; an empty text is not searched. */
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
