import { actsPageSize, type StaffAct } from '@gosds/contract/staff/staff-acts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CardTable } from '../../ui/card-table.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageLoader } from '../../ui/page-loader.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { useWords } from '../../words/words.ts';
import { loadActs } from './admin-calls.ts';
import { logTime } from './log-time.ts';

/** A value of the log as the screens say it. */
function useValueText() {
  const { acts } = useWords().admin;
  return (value: string | null): string => {
    if (value === null || value === '') return '–';
    if (value === 'true') return acts.on;
    return value === 'false' ? acts.off : value;
  };
}

function ActRow({ act }: { readonly act: StaffAct }) {
  const { acts: words, kind, changed } = useWords().admin;
  const text = useValueText();
  return (
    <tr>
      <th scope="row">
        <bdi dir="ltr">{logTime(act.at)}</bdi>
      </th>
      <td data-head={words.staff}>{act.staff}</td>
      <td data-head={words.act}>{kind[act.kind]}</td>
      <td data-head={words.about}>{act.about ?? '–'}</td>
      <td data-head={words.detail}>
        <div>
          {act.detail.map(({ name, before, after }) => (
            <div key={name}>
              {changed[name]}:{' '}
              {before === null ? text(after) : words.change({ before: text(before), after: text(after) })}
            </div>
          ))}
        </div>
      </td>
    </tr>
  );
}

/** What staff did, the newest first. */
export function ActsTab() {
  const { acts: words } = useWords().admin;
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['staff', 'acts', page],
    queryFn: () => loadActs(page),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageLoader />;
  if (data.count === 0) return <p role="status">{words.none}</p>;
  return (
    <>
      <CardTable label={words.table} heads={[words.at, words.staff, words.act, words.about, words.detail]}>
        {data.acts.map((act) => (
          <ActRow key={act.id} act={act} />
        ))}
      </CardTable>
      <PageSteps label={words.table} page={page} pages={Math.ceil(data.count / actsPageSize)} onPage={setPage} />
    </>
  );
}
