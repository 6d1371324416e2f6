import { Button } from '@mantine/core';
import type { OwnSession } from '@gosds/contract/accounts/own-sessions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../api/call.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { useWords } from '../../../words/words.ts';
import { endOtherSessions, endSession, loadSessions } from '../api/settings-calls.ts';
import { SettingsCard } from './settings-card.tsx';
import styles from './settings.module.css';

/** A time to the minute; its day is in UTC, as on the other pages. */
function useMinutes() {
  const { formats } = useWords();
  return (moment: string) => `${formats.day(moment.slice(0, 10))} ${moment.slice(11, 16)} UTC`;
}

type ItemProps = { readonly session: OwnSession; readonly onClose: (id: string) => void; readonly isBusy: boolean };

function Item({ session: { id, browser, system, address, openedAt, seenAt, isThis }, onClose, isBusy }: ItemProps) {
  const words = useWords().settings.sessions;
  const minuteOf = useMinutes();
  const device = words.device({ browser: browser ?? words.someBrowser, system: system ?? words.someSystem });
  return (
    <li className={styles['item']}>
      <div>
        <p>
          <strong>{device}</strong> {isThis && <span>{words.this}</span>}
        </p>
        <p className={styles['soft']}>{words.used({ time: minuteOf(seenAt), place: address ?? words.somewhere })}</p>
        <p className={styles['soft']}>{words.opened(minuteOf(openedAt))}</p>
      </div>
      {!isThis && (
        <Button
          size="xs"
          variant="default"
          aria-label={words.closeNamed({ device, time: minuteOf(seenAt) })}
          disabled={isBusy}
          onClick={() => {
            onClose(id);
          }}
        >
          {words.close}
        </Button>
      )}
    </li>
  );
}

type ListProps = { readonly sessions: readonly OwnSession[] };

/** The sessions, with buttons that close one of them or all others. */
function List({ sessions }: ListProps) {
  const words = useWords().settings.sessions;
  const queries = useQueryClient();
  const closing = useMutation({
    mutationFn: (id: string | undefined) => (id === undefined ? endOtherSessions() : endSession(id)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['own-sessions'] }),
  });
  return (
    <>
      {closing.error !== null && <FormMessage tone="problem">{messageOf(closing.error)}</FormMessage>}
      {closing.isSuccess && <FormMessage tone="success">{words.closed}</FormMessage>}
      <ul className={styles['list']}>
        {sessions.map((session) => (
          <Item
            key={session.id}
            session={session}
            isBusy={closing.isPending}
            onClose={(id) => {
              closing.mutate(id);
            }}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="default"
          loading={closing.isPending}
          onClick={() => {
            closing.mutate(undefined);
          }}
        >
          {words.closeOthers}
        </Button>
      )}
    </>
  );
}

/** The open sessions of the account. */
export function SessionsCard() {
  const words = useWords().settings.sessions;
  const { data, error, refetch } = useQuery({ queryKey: ['own-sessions'], queryFn: loadSessions, staleTime: 0 });
  return (
    <SettingsCard heading={words.heading} intro={words.intro}>
      {error !== null && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <PageLoader />}
      {data !== undefined && <List sessions={data} />}
    </SettingsCard>
  );
}
