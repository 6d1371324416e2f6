import { entriesAPage, type ListEdition, type ListRecord } from '@gosds/contract/galleria/list-page';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '@gosds/contract/call';
import type { listEntries } from '@gosds/contract/galleria/list-page';
import { useSearchParams } from 'react-router';
import { CardTable } from '../../../ui/card-table.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { PageSteps } from '../../../ui/page-steps.tsx';
import { useWords } from '../../../words/words.ts';
import styles from '../galleria.module.css';
import { loadEntries } from './list-calls.ts';
import { NarrowForm } from './narrow-form.tsx';
import { pageOf } from './page-of.ts';
import { NamedHead, Said } from './said-cells.tsx';

type Entries = ResponseOf<typeof listEntries>;

function Table({ entries, list }: { readonly entries: Entries['entries']; readonly list: ListRecord }) {
  const { checkColumn, column, list: words } = useWords().galleria;
  return (
    <CardTable isOfTexts isEven label={words.entries} heads={[checkColumn.chemical, column.entry]}>
      {entries.map((entry) => (
        <tr key={`${entry.cas}/${entry.name}/${entry.entry}/${entry.threshold?.percent}`}>
          <NamedHead named={entry} />
          <td data-head={column.entry}>
            <Said said={entry} act={list} />
          </td>
        </tr>
      ))}
    </CardTable>
  );
}

type ResultProps = {
  readonly list: ListRecord;
  readonly asked: { readonly version: string; readonly text: string; readonly page: number };
  readonly onPage: (page: number) => void;
};

function Results({ list, asked, onPage }: ResultProps) {
  const { list: words } = useWords().galleria;
  const { data, error, refetch } = useQuery({
    queryKey: ['galleria-entries', list.code, asked],
    queryFn: () => loadEntries(list.code, asked),
    placeholderData: keepPreviousData,
  });
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageLoader />;
  const none = asked.text === '' ? words.empty : words.noneWith(asked.text);
  return (
    <>
      <p role="status" className={styles['count']}>
        {data.total === 0 ? none : words.count(data.total)}
      </p>
      {data.total > 0 && <Table entries={data.entries} list={list} />}
      <PageSteps label={words.pages} page={asked.page} pages={Math.ceil(data.total / entriesAPage)} onPage={onPage} />
    </>
  );
}

type Props = { readonly list: ListRecord; readonly editions: readonly ListEdition[] };

/** The entries of an edition. The address holds edition, search text and page, so that Back and links work. */
export function ListEntries({ list, editions }: Props) {
  const { column, list: words } = useWords().galleria;
  const [params, setParams] = useSearchParams();
  const version = params.get('edition') ?? list.version;
  const text = params.get('q')?.slice(0, 100).trim() ?? '';
  const ask = (changes: Readonly<Record<string, string>>) => {
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.delete('page');
      for (const [name, value] of Object.entries(changes))
        if (value === '') next.delete(name);
        else next.set(name, value);
      return next;
    });
  };
  return (
    <section aria-labelledby="list.entries">
      <h2 id="list.entries" className={styles['part']}>
        {words.entries}
      </h2>
      <div className={styles['narrow']}>
        <NarrowForm
          label={words.text}
          text={text}
          onAsk={(q) => {
            ask({ q });
          }}
        />
        {editions.length > 1 && (
          <NativeSelect
            isAlwaysChosen
            id="list.edition"
            label={column.edition}
            value={version}
            options={editions.map((edition) => ({ value: edition.version, label: edition.version }))}
            onSelect={(edition) => {
              ask({ edition });
            }}
          />
        )}
      </div>
      <Results
        list={list}
        asked={{ version, text, page: pageOf(params) }}
        onPage={(next) => {
          ask({ page: String(next + 1) });
        }}
      />
    </section>
  );
}
