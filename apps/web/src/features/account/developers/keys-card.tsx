import type { KeyAct, ListedKey } from '@gosds/contract/developers/api-keys';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { useWords } from '../../../words/words.ts';
import { loadKeys } from '../api/developer-calls.ts';
import { SettingsCard } from '../ui/settings-card.tsx';
import styles from '../ui/settings.module.css';
import { KeyItem } from './key-item.tsx';
import { minuteOf } from '../../../ui/minute-of.ts';
import { NewKeyForm } from './new-key-form.tsx';
import { ToldOnce } from './told-once.tsx';

function Acts({ acts }: { readonly acts: readonly KeyAct[] }) {
  const { keys: words, keyAct } = useWords().developers;
  return (
    <Disclosure label={words.log}>
      <ul className={styles['list']}>
        {acts.map(({ kind, name, at, address }) => (
          <li key={`${at} ${kind} ${name}`} className={styles['soft']}>
            {keyAct[kind]({ name, time: minuteOf(at), address })}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

type ListProps = {
  readonly keys: readonly ListedKey[];
  readonly onChanged: () => void;
  readonly onMade: (secret: string) => void;
};

function Keys({ keys, ...actions }: ListProps) {
  const words = useWords().developers.keys;
  if (keys.length === 0) return <p className={styles['intro']}>{words.none}</p>;
  return (
    <ul className={styles['list']}>
      {keys.map((listed) => (
        <KeyItem key={listed.id} listed={listed} {...actions} />
      ))}
    </ul>
  );
}

/** The API keys of the account. */
export function KeysCard() {
  const words = useWords().developers.keys;
  const { data, error, refetch } = useQuery({ queryKey: ['api-keys'], queryFn: loadKeys, staleTime: 0 });
  const [secret, setSecret] = useState<string>();
  const reload = () => void refetch();
  const onMade = (made: string) => {
    setSecret(made);
    reload();
  };
  return (
    <SettingsCard heading={words.heading} intro={words.intro}>
      {error !== null && <LoadFailure error={error} onRetry={reload} />}
      {error === null && data === undefined && <PageLoader />}
      {data !== undefined && <Keys keys={data.keys} onChanged={reload} onMade={onMade} />}
      {secret !== undefined && <ToldOnce key={secret} secret={secret} label={words.secret} intro={words.told} />}
      <NewKeyForm onMade={onMade} />
      {data !== undefined && data.acts.length > 0 && <Acts acts={data.acts} />}
    </SettingsCard>
  );
}
