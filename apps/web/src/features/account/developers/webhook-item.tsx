import { Button } from '@mantine/core';
import type { ListedEndpoint } from '@gosds/contract/developers/webhooks';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../api/call.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormMessage } from '../../../ui/form-message.tsx';
import { useWords } from '../../../words/words.ts';
import { endWebhook, renewSecret, switchWebhook, tryWebhook } from '../api/developer-calls.ts';
import styles from '../ui/settings.module.css';
import { eventWords } from './event-words.ts';
import type { ListActions } from './secret-card.tsx';
import { minuteOf } from '../../../ui/minute-of.ts';

type Props = ListActions & { readonly endpoint: ListedEndpoint };

type Act = 'test' | 'switchOn' | 'switchOff' | 'rotate' | 'remove';

function useAct({ endpoint: { id, url, events }, onChanged, onMade, onEnded }: Props) {
  return useMutation({
    mutationFn: async (act: Act) => {
      if (act === 'test') await tryWebhook(id);
      else if (act === 'rotate') onMade({ secret: (await renewSecret(id)).secret, name: url });
      else if (act === 'remove') {
        await endWebhook(id);
        onEnded(url);
      } else await switchWebhook(id, { events, isOn: act === 'switchOn' });
    },
    onSettled: onChanged,
  });
}

/** One webhook address and its actions. */
export function WebhookItem(props: Props) {
  const words = useWords().developers;
  const { hooks } = words;
  const { url, events, isOn, isFailing, earlierUntil } = props.endpoint;
  const acting = useAct(props);
  const [asks, setAsks] = useState(false);
  const acts = ['test', isOn ? 'switchOff' : 'switchOn', 'rotate', 'remove'] as const satisfies readonly Act[];
  return (
    <li className={styles['item']}>
      <div className={styles['hook']}>
        <p>
          <strong dir="ltr">{url}</strong> {isOn ? hooks.on : isFailing ? hooks.failing : hooks.off}
        </p>
        <p className={styles['soft']}>{events.map((event) => eventWords(words)[event]).join(' · ')}</p>
        {earlierUntil !== null && <p className={styles['soft']}>{hooks.earlier(minuteOf(earlierUntil))}</p>}
      </div>
      <div className={styles['ways']}>
        {acts.map((act) => (
          <Button
            key={act}
            size="xs"
            variant="default"
            disabled={acting.isPending}
            aria-label={hooks[`${act}Named`](url)}
            onClick={() => {
              if (act === 'remove') setAsks(true);
              else acting.mutate(act);
            }}
          >
            {hooks[act]}
          </Button>
        ))}
      </div>
      {acting.error !== null && <FormMessage tone="problem">{messageOf(acting.error)}</FormMessage>}
      {asks && (
        <ConfirmDialog
          title={hooks.removeQuestion}
          yes={hooks.remove}
          no={hooks.keep}
          isNoUsual
          onYes={() => {
            setAsks(false);
            acting.mutate('remove');
          }}
          onNo={() => {
            setAsks(false);
          }}
        >
          {hooks.removeText(url)}
        </ConfirmDialog>
      )}
    </li>
  );
}
