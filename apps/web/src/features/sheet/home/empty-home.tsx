import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Pictogram } from '../../../ui/pictogram.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { useWords } from '../../../words/words.ts';
import styles from './sheets-page.module.css';

type Props = { readonly isBusy: boolean; readonly onBegin: () => void; readonly more: ReactNode };

const shown = ['GHS02', 'GHS07', 'GHS09'];

/** Shown before the first sheet. */
export function EmptyHome({ isBusy, onBegin, more }: Props) {
  const words = useWords().home;
  return (
    <section className={styles['empty']} aria-labelledby="empty-heading">
      <span className={styles['pictograms']} aria-hidden="true">
        {shown.map((code) => (
          <Pictogram key={code} code={code} size={64} label="" />
        ))}
      </span>
      <h2 id="empty-heading">{words.empty.heading}</h2>
      <p>{words.empty.text}</p>
      <Button leftSection={<PlusIcon size={16} />} loading={isBusy} onClick={onBegin}>
        {words.new}
      </Button>
      {more}
    </section>
  );
}
