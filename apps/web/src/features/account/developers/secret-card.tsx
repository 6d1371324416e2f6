import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { SettingsCard } from '../ui/settings-card.tsx';
import { type Made, ShownOnce } from './shown-once.tsx';

export type ListActions = {
  readonly onChanged: () => void;
  readonly onMade: (made: Made) => void;
  /** Called with the name of what was removed, whose secret is then of no use. */
  readonly onEnded: (name: string) => void;
};

type Props<Data> = {
  readonly words: Readonly<Record<'heading' | 'intro' | 'secret' | 'shownOnce', string>>;
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  readonly list: (data: Data, actions: ListActions) => ReactNode;
  /** What happened, below the form. */
  readonly log: (data: Data, actions: ListActions) => ReactNode;
  /** Makes a further one. */
  readonly Form: ComponentType<Pick<ListActions, 'onMade'>>;
};

/** A card of things with a secret: their list, the secret of a new one, which is shown once, and a form to make one. */
export function SecretCard<Data>({ words, query: { data, error, refetch }, list, log, Form }: Props<Data>) {
  const [shown, setShown] = useState<Made>();
  const onChanged = () => {
    const asked = refetch();
    // The first load, if it is still under way, began before the change.
    if (data === undefined) void asked.then(() => refetch());
  };
  const onMade = (made: Made) => {
    setShown(made);
    onChanged();
  };
  const onEnded = (name: string) => {
    setShown((known) => (known?.name === name ? undefined : known));
    onChanged();
  };
  const actions = { onChanged, onMade, onEnded };
  return (
    <SettingsCard heading={words.heading} intro={words.intro}>
      {error !== null && <LoadFailure error={error} onRetry={onChanged} />}
      {error === null && data === undefined && <PageLoader />}
      {data !== undefined && list(data, actions)}
      {shown && <ShownOnce key={shown.secret} {...shown} label={words.secret} intro={words.shownOnce} />}
      <Form onMade={onMade} />
      {data !== undefined && log(data, actions)}
    </SettingsCard>
  );
}
