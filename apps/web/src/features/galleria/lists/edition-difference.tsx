import type { ListEdition, ListRecord } from '@gosds/contract/galleria/list-page';
import { useSearchParams } from 'react-router';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { useWords } from '../../../words/words.ts';
import styles from '../galleria.module.css';
import { Difference, type Shown, type Side } from './difference.tsx';

type Props = { readonly list: ListRecord; readonly editions: readonly ListEdition[] };

/** The changes between two editions: by default from the previous to the current one. */
export function EditionDifference({ list, editions }: Props) {
  const { difference: words } = useWords().galleria;
  const [params, setParams] = useSearchParams();
  const served = editions.findIndex(({ state }) => state === 'served');
  const before = editions[served + 1] ?? editions.at(-1);
  const from = params.get('from') ?? before?.version ?? list.version;
  const to = params.get('to') ?? list.version;
  const side = (version: string): Side => ({
    code: list.code,
    version,
    head: version,
    thresholdAct: list.thresholdAct,
  });
  const choices: readonly Shown[] = [
    { id: 'added', kinds: ['added'], label: words.added },
    { id: 'changed', kinds: ['changed'], label: words.changed },
    { id: 'removed', kinds: ['removed'], label: words.removed },
  ];
  const options = editions.map(({ version }) => ({ value: version, label: version }));
  const choose = (name: 'from' | 'to') => (version: string) => {
    setParams(
      (known) => {
        const next = new URLSearchParams(known);
        next.set(name, version);
        return next;
      },
      { preventScrollReset: true },
    );
  };
  return (
    <section aria-labelledby="list.changes">
      <h2 id="list.changes" className={styles['part']}>
        {words.editions}
      </h2>
      <div className={styles['narrow']}>
        <NativeSelect
          isAlwaysChosen
          id="list.from"
          label={words.from}
          value={from}
          options={options}
          onSelect={choose('from')}
        />
        <NativeSelect
          isAlwaysChosen
          id="list.to"
          label={words.to}
          value={to}
          options={options}
          onSelect={choose('to')}
        />
      </div>
      <Difference key={`${from} ${to}`} label={words.editions} sides={[side(from), side(to)]} choices={choices} />
    </section>
  );
}
