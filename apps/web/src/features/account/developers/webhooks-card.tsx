import { Button } from '@mantine/core';
import type { ResponseOf } from '@gosds/contract/call';
import type { ListedDelivery, ListedEndpoint, listWebhooks } from '@gosds/contract/developers/webhooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../api/call.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { useWords } from '../../../words/words.ts';
import { loadWebhooks, sendAgain } from '../api/developer-calls.ts';
import styles from '../ui/settings.module.css';
import { minuteOf } from '../../../ui/minute-of.ts';
import { NewWebhookForm } from './new-webhook-form.tsx';
import { type ListActions, SecretCard } from './secret-card.tsx';
import { WebhookItem } from './webhook-item.tsx';

type Shown = ResponseOf<typeof listWebhooks>;

type SentProps = Shown & { readonly onChanged: () => void };

/** The deliveries, each with its attempts and their responses. */
function Sent({ endpoints, deliveries, onChanged }: SentProps) {
  const { hooks, hookFault } = useWords().developers;
  const again = useMutation({ mutationFn: sendAgain, onSettled: onChanged });
  return (
    <>
      <h3 className={styles['further']}>{hooks.sent}</h3>
      {again.error !== null && <FormMessage tone="problem">{messageOf(again.error)}</FormMessage>}
      <ul className={styles['list']}>
        {deliveries.map(({ id, endpointId, event, at, state, tries }) => (
          <li key={id} className={styles['item']}>
            <div>
              <p>
                <code>{event}</code> {minuteOf(at)} · {hooks[state]}
              </p>
              <p className={styles['soft']} dir="ltr">
                {endpoints.find((endpoint) => endpoint.id === endpointId)?.url}
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

type EndpointsProps = ListActions & { readonly endpoints: readonly ListedEndpoint[] };

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
  const query = useQuery({
    ...{ queryKey: ['webhooks'], queryFn: loadWebhooks, staleTime: 0 },
    refetchInterval: ({ state }) => (isWaiting(state.data?.deliveries ?? []) ? askAgainMs : false),
  });
  return (
    <SecretCard
      words={hooks}
      query={query}
      Form={NewWebhookForm}
      list={({ endpoints }, actions) => <Endpoints endpoints={endpoints} {...actions} />}
      log={(told, { onChanged }) => told.deliveries.length > 0 && <Sent {...told} onChanged={onChanged} />}
    />
  );
}
