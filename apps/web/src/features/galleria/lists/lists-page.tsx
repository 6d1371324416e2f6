import { Anchor } from '@mantine/core';
import { listsAPage } from '@gosds/contract/galleria/find-lists';
import type { ChemicalList } from '@gosds/contract/galleria/get-chemical';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { CardTable } from '../../../ui/card-table.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { PageSteps } from '../../../ui/page-steps.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { useWords } from '../../../words/words.ts';
import styles from '../galleria.module.css';
import { ListEdition, ListHead, PlaceSelect } from '../list-cells.tsx';
import { everywhere, placeName } from '../places.ts';
import { loadLists } from './list-calls.ts';
import { WhenLoaded } from '../when-loaded.tsx';
import { NarrowForm } from './narrow-form.tsx';
import { pageOf } from './page-of.ts';

function Row({ list }: { readonly list: ChemicalList }) {
  const words = useWords();
  const { chemical, lists } = words.galleria;
  return (
    <tr>
      <ListHead list={list}>
        <bdi lang="en">
          {list.act}. {list.authority}.
        </bdi>
      </ListHead>
      <td data-head={chemical.country}>{placeName(list.country, words)}</td>
      <td data-head={lists.entries}>{words.formats.number(list.entries)}</td>
      <ListEdition list={list} />
    </tr>
  );
}

type FoundProps = { readonly lists: readonly ChemicalList[] };

function Found({ lists }: FoundProps) {
  const { column, chemical, lists: words } = useWords().galleria;
  return (
    <CardTable isOfTexts label={words.heading} heads={[column.list, chemical.country, words.entries, column.edition]}>
      {lists.map((list) => (
        <Row key={list.code} list={list} />
      ))}
    </CardTable>
  );
}

type Asked = { readonly text: string; readonly country: string; readonly page: number };
type AskProps = { readonly asked: Asked; readonly onAsk: (asked: Partial<Asked>) => void };

function Results({ asked, onAsk }: AskProps) {
  const { chemical, lists: words } = useWords().galleria;
  const { data, error, refetch } = useLists(asked);
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageLoader />;
  return (
    <>
      <p role="status" className={styles['count']}>
        {data.total === 0 ? chemical.noneWith(asked.text) : words.count(data.total)}
      </p>
      {data.total > 0 && <Found lists={data.lists} />}
      <PageSteps
        label={words.pages}
        page={asked.page}
        pages={Math.ceil(data.total / listsAPage)}
        onPage={(page) => {
          onAsk({ page });
        }}
      />
    </>
  );
}

const useLists = (query: Asked) =>
  useQuery({
    queryKey: ['galleria-lists', query],
    queryFn: () => loadLists(query),
    placeholderData: keepPreviousData,
  });

function Narrowing({
  asked: { text, country },
  countries,
  onAsk,
}: AskProps & { readonly countries: readonly string[] }) {
  const { chemical } = useWords().galleria;
  return (
    <div className={styles['narrow']}>
      <NarrowForm
        label={chemical.filter}
        text={text}
        onAsk={(typed) => {
          onAsk({ text: typed });
        }}
      />
      <PlaceSelect
        id="lists.country"
        countries={countries}
        value={country === '' ? everywhere : country}
        onSelect={(chosen) => {
          onAsk({ country: chosen === everywhere ? '' : chosen });
        }}
      />
    </div>
  );
}

function Directory({ asked, onAsk }: AskProps) {
  const { data } = useLists(asked);
  return (
    <>
      <Narrowing asked={asked} countries={data?.countries ?? []} onAsk={onAsk} />
      <Results asked={asked} onAsk={onAsk} />
    </>
  );
}

/** The search in the address. */
const askedIn = (params: URLSearchParams): Asked => ({
  text: params.get('q')?.slice(0, 100).trim() ?? '',
  country: params.get('country')?.slice(0, 10) ?? '',
  page: Math.min(pageOf(params), 1_000),
});

/** All regulatory lists. The address holds the filters for text and country. */
export function ListsPage() {
  const words = useWords().galleria;
  usePageTitle(words.pageTitle);
  const [params, setParams] = useSearchParams();
  const asked = askedIn(params);
  const ask = (changed: Partial<Asked>) => {
    const { text, country, page } = { ...asked, page: 0, ...changed };
    const all = { q: text, country, page: page === 0 ? '' : String(page + 1) };
    setParams(Object.entries(all).filter(([, value]) => value !== ''));
  };
  return (
    <div className={styles['page']}>
      <Anchor component={Link} to="/galleria-data" className={styles['back'] ?? ''}>
        {words.chemical.back}
      </Anchor>
      <h1 className={styles['heading']}>{words.lists.heading}</h1>
      <p className={styles['extent']}>{words.lists.intro}</p>
      <WhenLoaded>
        <Directory asked={asked} onAsk={ask} />
      </WhenLoaded>
    </div>
  );
}
