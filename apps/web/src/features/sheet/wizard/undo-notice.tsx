import { UnstyledButton } from '@mantine/core';
import { useFirstWords } from '../../../words/words.ts';
import styles from './undo-notice.module.css';

type Props = { readonly message: string; readonly label?: string; readonly onUndo: () => void };

/** What was done, with the way back. */
export function UndoNotice({ message, label, onUndo }: Props) {
  const { undo } = useFirstWords().wizard;
  return (
    <span className={styles['notice']}>
      {message}
      <UnstyledButton className={styles['undo']} onClick={onUndo}>
        {label ?? undo}
      </UnstyledButton>
    </span>
  );
}
