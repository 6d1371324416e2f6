import { Anchor, Button } from '@mantine/core';
import { listsAPage } from '@gosds/contract/galleria/find-lists';
import type { ListRecord } from '@gosds/contract/galleria/list-page';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { PageSteps } from '../../../ui/page-steps.tsx';
import { useWords } from '../../../words/words.ts';
import styles from '../galleria.module.css';
import { placeName } from '../places.ts';
import { Difference, type Shown, type Side } from './difference.tsx';
import { loadList, loadLists } from './list-calls.ts';
import { ListLink } from './list-links.tsx';
import { NarrowForm } from './narrow-form.tsx';

type FoundProps = { readonly text: string; readonly own: string; readonly onChoose: (code: string) => void };

function Found({ text, own, onChoose }: FoundProps) {
  const words = useWords();
  const { chemical, lists } = words.galleria;
  const [page, setPage] = useState(0);
  const query = { text, page, without: own };
  const { data, error, refetch } = useQuery({
    queryKey: ['galleria-lists', query],
    queryFn: () => loadLists(query),
    placeholderData: keepPreviousData,
  });
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageLoader />;
  return (
    <>
      <p role="status" className={styles['count']}>
        {data.total === 0 ? chemical.noneWith(text) : lists.count(data.total)}
      </p>
      <ul className={styles['offered']}>
        {data.lists.map(({ code, title, country }) => (
          <li key={code}>
            <Anchor
              component="button"
              type="button"
              onClick={() => {
                onChoose(code);
              }}
            >
              {placeName(country, words)}: <bdi lang="en">{title}</bdi>
            </Anchor>
          </li>
        ))}
      </ul>
      <PageSteps label={lists.pages} page={page} pages={Math.ceil(data.total / listsAPage)} onPage={setPage} />
    </>
  );
}

const sideOf = ({ code, version, title, thresholdAct }: ListRecord): Side => ({
  ...{ code, version, thresholdAct },
  head: `${title} (${version})`,
});

const isWhole = ({ completeness, groups }: ListRecord): boolean => completeness === 'complete' && groups === 0;

function Compared({ list, code }: { readonly list: ListRecord; readonly code: string }) {
  const { difference: words } = useWords().galleria;
  const { data, error, refetch } = useQuery({ queryKey: ['galleria-list', code], queryFn: () => loadList(code) });
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageLoader />;
  const other = data.list;
  const choices: readonly Shown[] = [
    { id: 'both', kinds: ['changed', 'same'], label: words.both },
    { id: 'onlyFirst', kinds: ['removed'], label: words.onlyFirst },
    { id: 'onlySecond', kinds: ['added'], label: words.onlySecond },
  ];
  return (
    <>
      <p>
        {words.against} <ListLink list={other} />
      </p>
      {!(isWhole(list) && isWhole(other)) && <p className={styles['extent']}>{words.notTold}</p>}
      <Difference label={words.lists} sides={[sideOf(list), sideOf(other)]} choices={choices} />
    </>
  );
}

/** Compares this list with another one: the common entries, and those of only one of them. */
export function OtherList({ list }: { readonly list: ListRecord }) {
  const { difference: words } = useWords().galleria;
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState('');
  const code = params.get('with') ?? '';
  const choose = (chosen: string) => {
    setParams(
      (known) => {
        const next = new URLSearchParams(known);
        if (chosen === '') next.delete('with');
        else next.set('with', chosen);
        return next;
      },
      { preventScrollReset: true },
    );
  };
  return (
    <section aria-labelledby="list.other">
      <h2 id="list.other" className={styles['part']}>
        {words.lists}
      </h2>
      {code === '' ? (
        <>
          <NarrowForm label={words.find} text={text} onAsk={setText} />
          {text !== '' && <Found key={text} text={text} own={list.code} onChoose={choose} />}
        </>
      ) : (
        <>
          <Compared key={code} list={list} code={code} />
          <Button
            variant="default"
            onClick={() => {
              choose('');
            }}
          >
            {words.another}
          </Button>
        </>
      )}
    </section>
  );
}
