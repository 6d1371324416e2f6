import { Button, Checkbox, TextInput } from '@mantine/core';
import {
  type AddressFault,
  addressFaults,
  type WebhookEvent,
  webhookEvents,
} from '@gosds/contract/developers/webhooks';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem, messageOf } from '../../../api/call.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { useWords } from '../../../words/words.ts';
import { addWebhook } from '../api/developer-calls.ts';
import styles from '../ui/settings.module.css';
import { eventWords } from './event-words.ts';
import type { Made } from './shown-once.tsx';

/** Why the service refused the address: only it knows which addresses it may call. Undefined if it did not refuse it. */
function refusalIn(error: unknown): AddressFault | undefined {
  if (!(error instanceof ApiProblem) || error.code !== 'validation') return undefined;
  const told = JSON.stringify(error.fields['fields'] ?? {});
  return addressFaults.find((fault) => told.includes(fault)) ?? 'no-address';
}

/** Adds an address for webhooks; `onMade` receives its secret. */
export function NewWebhookForm({ onMade }: { readonly onMade: (made: Made) => void }) {
  const words = useWords().developers;
  const { hooks } = words;
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<WebhookEvent[]>([]);
  const [isTried, setIsTried] = useState(false);
  const adding = useMutation({
    mutationFn: () => addWebhook(url.trim(), events),
    onSuccess: ({ secret, endpoint }) => {
      setUrl('');
      setEvents([]);
      setIsTried(false);
      onMade({ secret, name: endpoint.url });
    },
  });
  const isUrl = URL.canParse(url.trim());
  const refusal = isTried && !isUrl ? 'no-address' : refusalIn(adding.error);
  const faults = {
    url: refusal && words.addressFault[refusal],
    events: isTried && events.length === 0 ? hooks.eventMissing : undefined,
  };
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (isUrl && events.length > 0) adding.mutate();
      }}
    >
      {adding.error !== null && refusal === undefined && (
        <FormMessage tone="problem">{messageOf(adding.error)}</FormMessage>
      )}
      <TextInput
        label={hooks.url}
        description={hooks.urlHelp}
        type="url"
        dir="ltr"
        maxLength={500}
        value={url}
        error={faults.url}
        onChange={({ currentTarget }) => {
          setUrl(currentTarget.value);
          adding.reset();
        }}
      />
      <Checkbox.Group
        label={hooks.events}
        value={events}
        error={faults.events}
        onChange={(chosen) => {
          setEvents(webhookEvents.filter((event) => chosen.includes(event)));
        }}
      >
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            mt="xs"
            value={event}
            label={eventWords(words)[event]}
            aria-invalid={faults.events !== undefined || undefined}
          />
        ))}
      </Checkbox.Group>
      <div className={styles['ways']}>
        <Button type="submit" loading={adding.isPending}>
          {hooks.add}
        </Button>
      </div>
    </form>
  );
}
