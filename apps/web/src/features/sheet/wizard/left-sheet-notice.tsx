import { Button, CloseButton } from '@mantine/core';
import { useWizard } from '../state/wizard-context.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { useWords } from '../../../words/words.ts';
import styles from './left-sheet-notice.module.css';

export type LeftSheet = { readonly id: string; readonly name: string };

type Props = { readonly left: LeftSheet; readonly onClose: () => void };

/** Shown above a new sheet: the previous one is kept and reopens with one click. */
export function LeftSheetNotice({ left, onClose }: Props) {
  const { openSheet } = useWizard();
  const words = useWords().wizardDialogs.left;
  return (
    <div className={styles['notice']}>
      <FormMessage tone="success">
        <div className={styles['line']}>
          <span>{left.name === '' ? words.nameless : words.named(left.name)}</span>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => {
              openSheet(left.id);
            }}
          >
            {words.open}
          </Button>
          <CloseButton size={28} aria-label={words.close} onClick={onClose} />
        </div>
      </FormMessage>
    </div>
  );
}
