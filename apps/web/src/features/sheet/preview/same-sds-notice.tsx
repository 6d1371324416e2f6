import { Button } from '@mantine/core';
import { FormMessage } from '../../../ui/form-message.tsx';
import { sentence } from '../../../words/sentence.ts';
import { nameOfLanguage } from '../../../words/place-names.ts';
import { useWords } from '../../../words/words.ts';
import { useSameSds } from '../state/use-same-sds.ts';
import styles from './preview-step.module.css';

/**
 * Shown while a paid sheet is made in another language: says why Back and the earlier steps are closed, and how to
 * leave.
 */
export function SameSdsNotice() {
  const { sameSheet } = useWords().preview;
  const { paidLanguage, end } = useSameSds();
  if (paidLanguage === null) return null;
  return (
    <FormMessage tone="note">
      <p className={styles['locked']}>{sentence(sameSheet.notice({ strong: (text) => <b key="what">{text}</b> }))}</p>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => {
          end('given-up');
        }}
      >
        {sameSheet.cancel(nameOfLanguage(paidLanguage))}
      </Button>
    </FormMessage>
  );
}
