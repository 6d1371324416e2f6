import { Button } from '@mantine/core';
import { useFirstWords } from '../words/words.ts';
import { problemText } from '../words/problem-text.ts';
import { Dialog } from './dialog.tsx';
import styles from './failure-dialog.module.css';

type Props = {
  /** The specified sentence; by default that of most calls. */
  readonly text?: string;
  /** The server's messages besides the general sentence. */
  readonly details?: readonly string[];
  readonly onClose: () => void;
};

/** The specified dialog for a failed call. */
export function FailureDialog({ text = problemText('internal'), details = [], onClose }: Props) {
  const { frame } = useFirstWords();
  const ownDetails = details.filter((detail) => detail !== text);
  return (
    <Dialog onClose={onClose} title={frame.error}>
      <p className={styles['text']}>{text}</p>
      {ownDetails.map((detail) => (
        <p key={detail} className={styles['detail']}>
          {detail}
        </p>
      ))}
      <div className={styles['ways']}>
        <Button onClick={onClose}>{frame.ok}</Button>
      </div>
    </Dialog>
  );
}
