import { Button } from '@mantine/core';
import { analyticsPageSize, type KeptEvent, overallTotals, revenueTotals } from '@gosds/contract/staff/analytics';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../api/call.ts';
import { CardTable } from '../../ui/card-table.tsx';
import { FormMessage } from '../../ui/form-message.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageLoader } from '../../ui/page-loader.tsx';
import { useWords } from '../../words/words.ts';
import { loadAnalyticsEvents, loadOverallReport, sendReport } from './admin-calls.ts';
import styles from './admin-page.module.css';
import { logTime } from './log-time.ts';
import { PagedLog } from './paged-log.tsx';

/** Orders, charges and services of both modules. */
function Totals() {
  const { analytics: words, total } = useWords().admin;
  const { data, error, refetch } = useQuery({
    queryKey: ['staff', 'totals'],
    queryFn: loadOverallReport,
    staleTime: 0,
  });
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageLoader />;
  return (
    <CardTable label={words.totals} heads={[words.what, words.total]}>
      {overallTotals.map((name) => (
        <tr key={name}>
          <th scope="row">{total[name]}</th>
          <td data-head={words.total}>
            {revenueTotals.includes(name) ? words.money(Math.round(data[name] * 100)) : words.number(data[name])}
          </td>
        </tr>
      ))}
    </CardTable>
  );
}

function EventRow({ event: { at, name, clientId, params } }: { readonly event: KeptEvent }) {
  const { analytics: words } = useWords().admin;
  return (
    <tr>
      <th scope="row">
        <bdi dir="ltr">{logTime(at)}</bdi>
      </th>
      <td data-head={words.event}>
        <bdi dir="ltr">{name}</bdi>
      </td>
      <td data-head={words.client}>
        <bdi dir="ltr">{clientId}</bdi>
      </td>
      <td data-head={words.values}>
        <div dir="ltr">
          {params.map((param) => (
            <div key={param.name}>
              {param.name}: {param.value}
            </div>
          ))}
        </div>
      </td>
    </tr>
  );
}

/** The specification defines this button and its words. */
function SendReport() {
  const { analytics: words } = useWords().admin;
  const queries = useQueryClient();
  const sending = useMutation({
    mutationFn: sendReport,
    onSettled: () => queries.invalidateQueries({ queryKey: ['staff'] }),
  });
  return (
    <div className={styles['make']}>
      <Button
        loading={sending.isPending}
        onClick={() => {
          sending.mutate();
        }}
      >
        {words.send}
      </Button>
      <div role="status">
        {sending.isSuccess && <FormMessage tone="success">{words.sent}</FormMessage>}
        {sending.error !== null && <FormMessage tone="problem">{messageOf(sending.error)}</FormMessage>}
      </div>
    </div>
  );
}

/** The events sent to analytics, and who stores them. */
function Events() {
  const { analytics: words } = useWords().admin;
  const { data, error, refetch } = useQuery({
    queryKey: ['staff', 'analytics'],
    queryFn: () => loadAnalyticsEvents(0),
    staleTime: 0,
  });
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageLoader />;
  if (data.goesTo === 'nowhere') return <p>{words.nowhere}</p>;
  return (
    <>
      <SendReport />
      {data.goesTo === 'ga4' && <p>{words.ga4}</p>}
      {data.goesTo === 'table' && (
        <PagedLog
          name="analytics"
          label={words.table}
          heads={[words.at, words.event, words.client, words.values]}
          none={words.none}
          pageSize={analyticsPageSize}
          load={async (page) => {
            const { events, count } = await loadAnalyticsEvents(page);
            return { entries: events, count };
          }}
          row={(event) => <EventRow key={event.id} event={event} />}
        />
      )}
    </>
  );
}

/** Totals of the service, and the events of analytics. */
export function AnalyticsTab() {
  return (
    <>
      <Totals />
      <div className={styles['part']}>
        <Events />
      </div>
    </>
  );
}
