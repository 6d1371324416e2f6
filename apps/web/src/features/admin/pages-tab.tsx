import { Button, TextInput } from '@mantine/core';
import type { StaffPage } from '@gosds/contract/staff/public-pages';
import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useRef, useState } from 'react';
import { ApiProblem } from '../../api/call.ts';
import { CardTable } from '../../ui/card-table.tsx';
import { FormMessage } from '../../ui/form-message.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageLoader } from '../../ui/page-loader.tsx';
import { useWords } from '../../words/words.ts';
import { loadPage } from './admin-calls.ts';
import styles from './admin-page.module.css';
import { PageDialog } from './page-dialog.tsx';
import { pageKeyIn } from './page-key.ts';

function AddressForm({ onAsk }: { readonly onAsk: (key: string) => void }) {
  const words = useWords().admin.pages;
  const [address, setAddress] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const key = pageKeyIn(address);
    setIsWrong(key === undefined);
    if (key === undefined) input.current?.focus();
    else onAsk(key);
  };
  return (
    <form className={styles['form']} role="search" onSubmit={submit} noValidate>
      <TextInput
        ref={input}
        label={words.address}
        description={words.addressHelp}
        dir="ltr"
        maxLength={500}
        value={address}
        error={isWrong ? words.addressFault : undefined}
        onChange={({ currentTarget }) => {
          setAddress(currentTarget.value);
          setIsWrong(false);
        }}
      />
      <div>
        <Button type="submit" variant="default">
          {words.show}
        </Button>
      </div>
    </form>
  );
}

function PageRow({ page, onSet }: { readonly page: StaffPage; readonly onSet: () => void }) {
  const { admin, formats } = useWords();
  const words = admin.pages;
  const facts = [page.country, page.language, page.version].filter((fact) => fact !== null);
  return (
    <tr>
      <th scope="row" data-wraps>
        <a href={page.url} target="_blank" rel="noreferrer">
          <bdi dir="ltr">{page.url}</bdi>
        </a>
      </th>
      <td data-head={words.state}>{page.isPublished ? words.open : words.closed}</td>
      <td data-head={words.published}>{formats.day(page.publishedAt)}</td>
      <td data-head={words.sheet}>
        <bdi dir="ltr">{facts.length > 0 ? facts.join(' · ') : '–'}</bdi>
      </td>
      <td>
        <Button size="xs" variant="default" onClick={onSet}>
          {page.isPublished ? words.close : words.reopen}
        </Button>
      </td>
    </tr>
  );
}

function Found({ pageKey, onDone }: { readonly pageKey: string; readonly onDone: (message: string) => void }) {
  const { admin, myAccount } = useWords();
  const words = admin.pages;
  const [isSetting, setIsSetting] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['staff', 'page', pageKey],
    queryFn: () => loadPage(pageKey),
    staleTime: 0,
  });
  if (error instanceof ApiProblem && error.code === 'not-found') return <p role="status">{words.none}</p>;
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageLoader />;
  return (
    <>
      <CardTable
        label={words.table}
        heads={[words.page, words.state, words.published, words.sheet, myAccount.column.actions]}
      >
        <PageRow
          page={data}
          onSet={() => {
            setIsSetting(true);
          }}
        />
      </CardTable>
      {isSetting && (
        <PageDialog
          pageKey={pageKey}
          isPublished={data.isPublished}
          onDone={(message) => {
            onDone(message);
            setIsSetting(false);
          }}
          onClose={() => {
            setIsSetting(false);
          }}
        />
      )}
    </>
  );
}

/** The setting of one public page, by its address: an owner may ask for it, and pages stay when accounts are deleted. */
export function PagesTab() {
  const [key, setKey] = useState<string>();
  const [message, setMessage] = useState<string>();
  return (
    <div className={styles['form']}>
      <AddressForm
        onAsk={(asked) => {
          setMessage(undefined);
          setKey(asked);
        }}
      />
      {message !== undefined && <FormMessage tone="success">{message}</FormMessage>}
      {key !== undefined && <Found key={key} pageKey={key} onDone={setMessage} />}
    </div>
  );
}
