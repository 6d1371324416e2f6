import { Button } from '@mantine/core';
import { ownValue } from '@gosds/ghs/own-value';
import type { FailedJob } from '@gosds/contract/staff/operations';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../api/call.ts';
import { CardTable } from '../../ui/card-table.tsx';
import { FormMessage } from '../../ui/form-message.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageLoader } from '../../ui/page-loader.tsx';
import { useWords } from '../../words/words.ts';
import { loadFailedJobs, tryAgain } from './admin-calls.ts';
import styles from './admin-page.module.css';
import { logTime } from './log-time.ts';

type RowProps = { readonly job: FailedJob; readonly isBusy: boolean; readonly onRetry: (job: FailedJob) => void };

function JobRow({ job, isBusy, onRetry }: RowProps) {
  const { jobs: words, jobKind } = useWords().admin;
  const { id, kind, state, attempts, error, about, createdAt, nextAt } = job;
  const name = ownValue<string>(jobKind, kind) ?? kind;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-head={words.about}>{about ?? '–'}</td>
      <td data-head={words.since}>
        <bdi dir="ltr">{logTime(createdAt)}</bdi>
      </td>
      <td data-head={words.state}>
        <div>
          <div>{state === 'given-up' ? words.givenUp : words.failing}</div>
          <div>{words.attempts(attempts)}</div>
          {nextAt !== null && (
            <div>
              {words.next} <bdi dir="ltr">{logTime(nextAt)}</bdi>
            </div>
          )}
        </div>
      </td>
      <td data-head={words.error}>
        <bdi>{error}</bdi>
      </td>
      <td>
        <Button
          size="xs"
          variant="default"
          disabled={isBusy}
          aria-label={words.retryNamed({ name, number: String(id) })}
          onClick={() => {
            onRetry(job);
          }}
        >
          {words.retry}
        </Button>
      </td>
    </tr>
  );
}

/** Failed mails and other jobs: the error, the number of attempts, and a button to try again. */
export function JobsTab() {
  const { admin, myAccount } = useWords();
  const { jobs: words } = admin;
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: ['staff', 'jobs'], queryFn: loadFailedJobs, staleTime: 0 });
  const retrying = useMutation({
    mutationFn: ({ id }: FailedJob) => tryAgain(id),
    onSettled: () => queries.invalidateQueries({ queryKey: ['staff'] }),
  });
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageLoader />;
  const { jobs, waiting, failing, givenUp } = data;
  return (
    <>
      <p>{words.counts({ waiting, failing, givenUp })}</p>
      <div className={styles['make']} role="status">
        {retrying.isSuccess && <FormMessage tone="success">{words.retried}</FormMessage>}
        {retrying.error !== null && <FormMessage tone="problem">{messageOf(retrying.error)}</FormMessage>}
      </div>
      {jobs.length === 0 ? (
        <p role="status">{words.none}</p>
      ) : (
        <CardTable
          label={words.table}
          heads={[words.job, words.about, words.since, words.state, words.error, myAccount.column.actions]}
        >
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} isBusy={retrying.isPending} onRetry={retrying.mutate} />
          ))}
        </CardTable>
      )}
    </>
  );
}
