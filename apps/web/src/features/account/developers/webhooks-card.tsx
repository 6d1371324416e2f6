import { Button } from '@mantine/core';
import type { ListedDelivery, ListedEndpoint } from '@gosds/contract/developers/webhooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../api/call.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { useWords } from '../../../words/words.ts';
import { loadWebhooks, sendAgain } from '../api/developer-calls.ts';
import { SettingsCard } from '../ui/settings-card.tsx';
import styles from '../ui/settings.module.css';
import { minuteOf } from '../../../ui/minute-of.ts';
import { NewWebhookForm } from './new-webhook-form.tsx';
import { ToldOnce } from './told-once.tsx';
import { WebhookItem } from './webhook-item.tsx';

type SentProps = { readonly deliveries: readonly ListedDelivery[]; readonly onChanged: () => void };

/** The deliveries, each with its attempts and their responses. */
function Sent({ deliveries, onChanged }: SentProps) {
  const { hooks, hookFault } = useWords().developers;
  const again = useMutation({ mutationFn: sendAgain, onSettled: onChanged });
  return (
    <>
      <h3 className={styles['further']}>{hooks.sent}</h3>
      {again.error !== null && <FormMessage tone="problem">{messageOf(again.error)}</FormMessage>}
      <ul className={styles['list']}>
        {deliveries.map(({ id, event, at, state, tries }) => (
          <li key={id} className={styles['item']}>
            <div>
              <p>
                <code>{event}</code> {minuteOf(at)} · {hooks[state]}
              </p>
              {tries.map(({ at: triedAt, status, fault }) => (
                <p key={triedAt} className={styles['soft']}>
                  {fault === null
                    ? hooks.answer({ time: minuteOf(triedAt), status: String(status) })
                    : hookFault[fault](minuteOf(triedAt))}
                </p>
              ))}
            </div>
            <Button
              size="xs"
              variant="default"
              disabled={again.isPending}
              aria-label={hooks.againNamed({ event, time: minuteOf(at) })}
              onClick={() => {
                again.mutate(id);
              }}
            >
              {hooks.again}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

type EndpointsProps = {
  readonly endpoints: readonly ListedEndpoint[];
  readonly onChanged: () => void;
  readonly onMade: (secret: string) => void;
};

function Endpoints({ endpoints, ...actions }: EndpointsProps) {
  if (endpoints.length === 0) return null;
  return (
    <ul className={styles['list']}>
      {endpoints.map((endpoint) => (
        <WebhookItem key={endpoint.id} endpoint={endpoint} {...actions} />
      ))}
    </ul>
  );
}

const askAgainMs = 2_000;

/** The service cannot notify the page, so the page polls while a delivery waits for its response. */
const isWaiting = (deliveries: readonly ListedDelivery[]) => deliveries.some(({ state }) => state === 'waiting');

/** The webhook addresses of the account. */
export function WebhooksCard() {
  const { hooks } = useWords().developers;
  const { data, error, refetch } = useQuery({
    ...{ queryKey: ['webhooks'], queryFn: loadWebhooks, staleTime: 0 },
    refetchInterval: ({ state }) => (isWaiting(state.data?.deliveries ?? []) ? askAgainMs : false),
  });
  const [secret, setSecret] = useState<string>();
  const reload = () => void refetch();
  const onMade = (made: string) => {
    setSecret(made);
    reload();
  };
  return (
    <SettingsCard heading={hooks.heading} intro={hooks.intro}>
      {error !== null && <LoadFailure error={error} onRetry={reload} />}
      {error === null && data === undefined && <PageLoader />}
      {data !== undefined && <Endpoints endpoints={data.endpoints} onChanged={reload} onMade={onMade} />}
      {secret !== undefined && <ToldOnce key={secret} secret={secret} label={hooks.secret} intro={hooks.told} />}
      <NewWebhookForm onMade={onMade} />
      {data !== undefined && data.deliveries.length > 0 && <Sent deliveries={data.deliveries} onChanged={reload} />}
    </SettingsCard>
  );
}
