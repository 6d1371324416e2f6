import { UnstyledButton } from '@mantine/core';
import { useFirstWords } from '../../../words/words.ts';
import styles from './undo-notice.module.css';

type Props = { readonly message: string; readonly label?: string; readonly onUndo: () => void };

/** Says what was done, with an Undo button. */
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
