import { Button, TextInput } from '@mantine/core';
import {
  newestPurchases,
  type PurchaseSearch,
  searchChecks,
  searchFields,
} from '@gosds/contract/accounts/my-account-search';
import { type SyntheticEvent, useRef, useState } from 'react';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { useWords } from '../../../words/words.ts';
import styles from './my-account-page.module.css';

export type Asked = Pick<PurchaseSearch, 'check' | 'select' | 'value'>;
const { check, select, value } = newestPurchases;
const everything: Asked = { check, select, value };

type Props = { readonly asked: Asked; readonly onAsk: (asked: Asked) => void };

/** How, where and what to look for; a search without words is told so, and nothing is asked. */
export function OrderSearch({ asked, onAsk }: Props) {
  const { search: words, field: fieldWords, check: checkWords } = useWords().myAccount;
  const [form, setForm] = useState(everything);
  const [isMissing, setIsMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const change = (part: Partial<Asked>) => {
    setForm((before) => ({ ...before, ...part }));
    setIsMissing(false);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (form.value.trim() !== '') onAsk({ ...form, value: form.value.trim() });
    else {
      setIsMissing(true);
      input.current?.focus();
    }
  };
  return (
    <form className={styles['search']} role="search" onSubmit={submit} noValidate>
      <NativeSelect
        id="orders.select"
        label={words.in}
        value={form.select}
        options={searchFields.map((field) => ({ value: field, label: fieldWords[field] }))}
        onSelect={(chosen) => {
          change({ select: searchFields.find((field) => field === chosen) ?? select });
        }}
      />
      <Segmented
        label={words.how}
        value={form.check}
        options={searchChecks.map((known) => ({ value: known, label: checkWords[known] }))}
        onChoose={(chosen) => {
          change({ check: searchChecks.find((known) => known === chosen) ?? check });
        }}
      />
      <TextInput
        ref={input}
        className={styles['looked'] ?? ''}
        label={words.label}
        maxLength={200}
        value={form.value}
        error={isMissing ? words.missing : undefined}
        onChange={({ currentTarget }) => {
          change({ value: currentTarget.value });
        }}
      />
      <Button type="submit" variant="default">
        {words.button}
      </Button>
      {asked.value !== '' && (
        <Button
          variant="subtle"
          onClick={() => {
            change({ value: '' });
            onAsk(everything);
          }}
        >
          {words.all}
        </Button>
      )}
    </form>
  );
}
