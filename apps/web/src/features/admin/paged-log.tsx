import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CardTable } from '../../ui/card-table.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageLoader } from '../../ui/page-loader.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';

type LogPage<Entry> = { readonly entries: readonly Entry[]; readonly count: number };

type Props<Entry> = {
  /** Last part of the query's key, such as `errors`. */
  readonly name: string;
  /** What the log is searched for. */
  readonly question?: object;
  readonly label: string;
  readonly heads: readonly string[];
  /** Text shown if the log is empty. */
  readonly none: string;
  readonly pageSize: number;
  /** The first page is 0. */
  readonly load: (page: number) => Promise<LogPage<Entry>>;
  readonly row: (entry: Entry) => ReactNode;
};

/** A log of the staff page as a paged table, newest first. */
export function PagedLog<Entry>({ name, question, label, heads, none, pageSize, load, row }: Props<Entry>) {
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['staff', name, question, page],
    queryFn: () => load(page),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageLoader />;
  if (data.count === 0) return <p role="status">{none}</p>;
  return (
    <>
      <CardTable label={label} heads={heads}>
        {data.entries.map(row)}
      </CardTable>
      <PageSteps label={label} page={page} pages={Math.ceil(data.count / pageSize)} onPage={setPage} />
    </>
  );
}
