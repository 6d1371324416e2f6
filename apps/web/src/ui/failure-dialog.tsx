import { Button } from '@mantine/core';
import { problems } from '@gosds/contract/problem';
import { Dialog } from './dialog.tsx';
import styles from './failure-dialog.module.css';

type Props = {
  /** The specified sentence; by default that of most calls. */
  readonly text?: string;
  /** What the server said beyond the general sentence. */
  readonly details?: readonly string[];
  readonly onClose: () => void;
};

/** The specified dialog for a call that failed. */
export function FailureDialog({ text = problems.internal.title, details = [], onClose }: Props) {
  const ownDetails = details.filter((detail) => detail !== text);
  return (
    <Dialog onClose={onClose} title="Error">
      <p className={styles['text']}>{text}</p>
      {ownDetails.map((detail) => (
        <p key={detail} className={styles['detail']}>
          {detail}
        </p>
      ))}
      <div className={styles['ways']}>
        <Button onClick={onClose}>OK</Button>
      </div>
    </Dialog>
  );
}
