import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Pictogram } from '../../../ui/pictogram.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import styles from './sheets-page.module.css';

type Props = { readonly isBusy: boolean; readonly onBegin: () => void; readonly more: ReactNode };

const shown = ['GHS02', 'GHS07', 'GHS09'];

/** What stands where no sheet is yet. */
export function EmptyHome({ isBusy, onBegin, more }: Props) {
  return (
    <section className={styles['empty']} aria-labelledby="empty-heading">
      <span className={styles['pictograms']} aria-hidden="true">
        {shown.map((code) => (
          <Pictogram key={code} code={code} size={64} label="" />
        ))}
      </span>
      <h2 id="empty-heading">Make your first safety data sheet</h2>
      <p>
        Enter the product and what it consists of. You see the classification, the label and the sheet while you type,
        and pay only once you are content with it.
      </p>
      <Button leftSection={<PlusIcon size={16} />} loading={isBusy} onClick={onBegin}>
        New sheet
      </Button>
      {more}
    </section>
  );
}
