import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../api/call.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { useWords } from '../../../words/words.ts';
import { exportUrl, loadExport, startExport } from '../api/settings-calls.ts';
import { SettingsCard } from './settings-card.tsx';
import styles from './settings.module.css';

const key = ['own-export'];
const askAgainMs = 3_000;

/** The last export; polled while the data are collected. */
function useExport() {
  const queries = useQueryClient();
  const last = useQuery({
    queryKey: key,
    queryFn: loadExport,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.ready === null ? askAgainMs : false),
  });
  const asking = useMutation({
    mutationFn: startExport,
    onSuccess: (begun) => {
      queries.setQueryData(key, begun);
    },
  });
  return { last, asking };
}

/** All data of the account in one file. */
export function DataCard() {
  const { formats, settings } = useWords();
  const { data: words } = settings;
  const { last, asking } = useExport();
  const isRunning = last.data?.ready === null;
  const ready = last.data?.ready;
  return (
    <SettingsCard heading={words.heading} intro={words.intro}>
      {last.error !== null && <LoadFailure error={last.error} onRetry={() => void last.refetch()} />}
      {asking.error !== null && <FormMessage tone="problem">{messageOf(asking.error)}</FormMessage>}
      {isRunning && <FormMessage tone="note">{words.running}</FormMessage>}
      {ready && <FormMessage tone="success">{words.ready(formats.day(ready.expiresAt.slice(0, 10)))}</FormMessage>}
      <div className={styles['ways']}>
        {ready && (
          <Button component="a" href={exportUrl} download>
            {words.download}
          </Button>
        )}
        <Button
          variant="default"
          loading={asking.isPending}
          disabled={isRunning}
          onClick={() => {
            asking.mutate();
          }}
        >
          {words.button}
        </Button>
      </div>
    </SettingsCard>
  );
}
