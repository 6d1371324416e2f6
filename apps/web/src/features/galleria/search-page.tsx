import { Anchor, Button, TextInput } from '@mantine/core';
import { galleriaPageSize } from '@gosds/contract/galleria/chemical-search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { FormMessage } from '../../ui/form-message.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageLoader } from '../../ui/page-loader.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { useSearchText } from '../../ui/use-search-text.ts';
import { useWords } from '../../words/words.ts';
import { catalogueState, searchChemicals } from './galleria-calls.ts';
import { FoundChemicals } from './found-chemicals.tsx';
import styles from './galleria.module.css';
import { useFocusOnOpen } from './use-focus-on-open.ts';
import { WhenLoaded } from './when-loaded.tsx';

type SearchProps = { readonly asked: string; readonly onAsk: (pattern: string) => void };

function SearchBox({ asked, onAsk }: SearchProps) {
  const words = useWords().galleria.search;
  const { text, setText, send } = useSearchText(asked);
  const [isMissing, setIsMissing] = useState(false);
  const helpId = useId();
  // Results that a link leads to are to be read, not searched again.
  const input = useFocusOnOpen(asked === '');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const pattern = text.trim();
    setIsMissing(pattern === '');
    if (pattern === '') {
      input.current?.focus();
    } else {
      send(pattern);
      onAsk(pattern);
    }
  };
  return (
    <form className={styles['search']} role="search" onSubmit={submit} noValidate>
      <TextInput
        ref={input}
        className={styles['looked'] ?? ''}
        label={words.label}
        aria-describedby={helpId}
        maxLength={500}
        autoComplete="off"
        value={text}
        error={isMissing ? words.missing : undefined}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setIsMissing(false);
        }}
      />
      <Button type="submit">{words.button}</Button>
      <p id={helpId} className={styles['help']}>
        {words.help}
      </p>
    </form>
  );
}

type ResultProps = { readonly pattern: string; readonly page: number; readonly onPage: (page: number) => void };

function Results({ pattern, page, onPage }: ResultProps) {
  const words = useWords().galleria.search;
  const { data, error, refetch } = useQuery({
    queryKey: ['galleria-search', pattern, page],
    queryFn: () => searchChemicals(pattern, page),
    placeholderData: keepPreviousData,
  });
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageLoader />;
  const { body, total, wrongCas } = data;
  return (
    <>
      {wrongCas && <FormMessage tone="problem">{words.wrongDigit(wrongCas)}</FormMessage>}
      <p role="status" className={styles['count']}>
        {total === 0 ? words.none(pattern) : words.count(total)}
      </p>
      {wrongCas === null && body.every(({ Match }) => Match === 'alike' || Match === 'within') && (
        <p className={styles['count']}>{words.noneHelp}</p>
      )}
      <FoundChemicals found={body} />
      <PageSteps label={words.pages} page={page} pages={Math.ceil(total / galleriaPageSize)} onPage={onPage} />
    </>
  );
}

function Extent() {
  const words = useWords().galleria.search;
  const { data } = useQuery(catalogueState);
  return data?.catalogue ? <p className={styles['extent']}>{words.extent(data.catalogue)}</p> : null;
}

/**
 * The chemical search. The address holds search text and page, so that Back and links work. What is asked before the
 * chemicals are loaded is answered after.
 */
export function SearchPage() {
  const words = useWords().galleria;
  usePageTitle(words.pageTitle);
  const [params, setParams] = useSearchParams();
  const { data } = useQuery(catalogueState);
  const pattern = params.get('q')?.slice(0, 500).trim() ?? '';
  const page = Math.min(Math.max(Math.trunc(Number(params.get('page') ?? 1)) || 1, 1), 10) - 1;
  const isReady = data?.catalogue != null;
  return (
    <div className={styles['page']}>
      <h1 className={styles['heading']}>{words.search.heading}</h1>
      <WhenLoaded>
        <Extent />
      </WhenLoaded>
      <SearchBox
        asked={pattern}
        onAsk={(pattern) => {
          setParams({ q: pattern });
        }}
      />
      <Anchor component={Link} to="/galleria-data/check">
        {words.search.toCheck}
      </Anchor>
      {' · '}
      <Anchor component={Link} to="/galleria-data/lists">
        {words.lists.all}
      </Anchor>
      {pattern !== '' && isReady && (
        <Results
          pattern={pattern}
          page={page}
          onPage={(next) => {
            setParams({ q: pattern, page: String(next + 1) });
          }}
        />
      )}
    </div>
  );
}
