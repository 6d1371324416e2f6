import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import styles from './failure-dialog.module.css';

type Props = {
  readonly title: string;
  readonly yes: string;
  readonly no: string;
  /** True if most people want to leave things as they are. */
  readonly isNoUsual?: boolean;
  /** True while the answer yes is carried out; it cannot be given again then. */
  readonly isBusy?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
  readonly children: ReactNode;
};

/** A question with two answers; closing the dialog means no. */
export function ConfirmDialog({ title, yes, no, isNoUsual = false, isBusy = false, onYes, onNo, children }: Props) {
  return (
    <Dialog onClose={onNo} title={title}>
      <div className={styles['text']}>{children}</div>
      <div className={styles['ways']}>
        <Button variant={isNoUsual ? 'filled' : 'default'} onClick={onNo} data-autofocus>
          {no}
        </Button>
        <Button variant={isNoUsual ? 'default' : 'filled'} loading={isBusy} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
