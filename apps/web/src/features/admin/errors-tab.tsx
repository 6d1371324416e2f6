import { errorsPageSize, type KeptError } from '@gosds/contract/staff/operations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CardTable } from '../../ui/card-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageLoader } from '../../ui/page-loader.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { useWords } from '../../words/words.ts';
import { loadErrors } from './admin-calls.ts';
import styles from './admin-page.module.css';
import { logTime } from './log-time.ts';

function ErrorRow({ entry }: { readonly entry: KeptError }) {
  const { errors: words, origin } = useWords().admin;
  const { at, route, message, stack, requestId, user } = entry;
  return (
    <tr>
      <th scope="row">
        <bdi dir="ltr">{logTime(at)}</bdi>
      </th>
      <td data-head={words.origin}>{origin[entry.origin]}</td>
      <td data-head={words.route}>
        <bdi dir="ltr">{route}</bdi>
      </td>
      <td data-head={words.user}>{user ?? '–'}</td>
      <td data-head={words.message}>
        <div>
          <bdi>{message}</bdi>
          <Disclosure label={words.details} accessibleName={words.detailsOf(logTime(at))}>
            <pre className={styles['stack']} dir="ltr">
              {[requestId, stack].filter((part) => part !== '').join('\n')}
            </pre>
          </Disclosure>
        </div>
      </td>
    </tr>
  );
}

/** What failed in the service, in a page or in a job, the newest first. */
export function ErrorsTab() {
  const { errors: words } = useWords().admin;
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['staff', 'errors', page],
    queryFn: () => loadErrors(page),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageLoader />;
  if (data.count === 0) return <p role="status">{words.none}</p>;
  return (
    <>
      <CardTable label={words.table} heads={[words.at, words.origin, words.route, words.user, words.message]}>
        {data.errors.map((entry) => (
          <ErrorRow key={entry.id} entry={entry} />
        ))}
      </CardTable>
      <PageSteps label={words.table} page={page} pages={Math.ceil(data.count / errorsPageSize)} onPage={setPage} />
    </>
  );
}
