import { Anchor } from '@mantine/core';
import type { ListRecord } from '@gosds/contract/galleria/list-page';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { useWords } from '../../../words/words.ts';
import { Fact } from '../fact.tsx';
import styles from '../galleria.module.css';
import { placeName } from '../places.ts';
import { EditionDifference } from './edition-difference.tsx';
import { type ListPageAnswer, loadList } from './list-calls.ts';
import { ListEditions } from './list-editions.tsx';
import { ListEntries } from './list-entries.tsx';
import { OtherList } from './other-list.tsx';

function Facts({ list }: { readonly list: ListRecord }) {
  const words = useWords();
  const { list: heads, column, checkColumn, chemical, completeness } = words.galleria;
  const day = (iso: string) => (iso === '' ? null : words.formats.day(iso));
  return (
    <>
      <dl className={styles['facts']}>
        <Fact name={chemical.country} values={[placeName(list.country, words)]} />
        <Fact name={heads.authority} values={[list.authority]} />
        <Fact name={heads.act} values={[list.act]} />
        <Fact name={column.edition} values={[list.version]} />
        <Fact name={heads.validFrom} values={[day(list.validFrom)]} />
        {list.validUntil !== '' && <Fact name={heads.validUntil} values={[day(list.validUntil)]} />}
        <Fact name={heads.read} values={[day(list.read)]} />
        <Fact name={checkColumn.held} values={[completeness[list.completeness]]} />
        <Fact name={heads.renewed} values={[list.renewed]} />
        <Fact name={heads.licence} values={[list.licence]} />
        <Fact isWide name={heads.source} values={[list.source]} />
        <Fact isWide name={heads.scope} values={[list.scope]} />
      </dl>
      {list.groups > 0 && <p className={styles['extent']}>{heads.groups(list.groups)}</p>}
    </>
  );
}

function Shown({ list, editions }: ListPageAnswer) {
  return (
    <>
      <h1 className={styles['heading']}>
        <bdi lang="en">{list.title}</bdi>
      </h1>
      <Facts list={list} />
      <ListEntries list={list} editions={editions} />
      <ListEditions editions={editions} />
      {editions.length > 1 && <EditionDifference list={list} editions={editions} />}
      <OtherList list={list} />
    </>
  );
}

/** One regulatory list: its description, entries, editions and differences. */
export function ListPage() {
  const words = useWords().galleria;
  const code = useParams()['code'] ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: ['galleria-list', code],
    queryFn: () => loadList(code),
    staleTime: 300_000,
  });
  usePageTitle(data === undefined ? words.pageTitle : `${data.list.title} – ${words.pageTitle}`);
  return (
    <div className={styles['page']}>
      <Anchor component={Link} to="/galleria-data/lists" className={styles['back'] ?? ''}>
        {words.lists.all}
      </Anchor>
      {error !== null && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <PageLoader />}
      {data !== undefined && <Shown key={code} {...data} />}
    </div>
  );
}
