import type { KeyAct, ListedKey } from '@gosds/contract/developers/api-keys';
import { useQuery } from '@tanstack/react-query';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { useWords } from '../../../words/words.ts';
import { loadKeys } from '../api/developer-calls.ts';
import styles from '../ui/settings.module.css';
import { KeyItem } from './key-item.tsx';
import { minuteOf } from '../../../ui/minute-of.ts';
import { NewKeyForm } from './new-key-form.tsx';
import { type ListActions, SecretCard } from './secret-card.tsx';

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

type ListProps = ListActions & { readonly keys: readonly ListedKey[] };

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
  const query = useQuery({ queryKey: ['api-keys'], queryFn: loadKeys, staleTime: 0 });
  return (
    <SecretCard
      words={words}
      query={query}
      Form={NewKeyForm}
      list={({ keys }, actions) => <Keys keys={keys} {...actions} />}
      log={({ acts }) => acts.length > 0 && <Acts acts={acts} />}
    />
  );
}
