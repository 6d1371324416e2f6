import { Button } from '@mantine/core';
import { FormMessage } from '../../../ui/form-message.tsx';
import { sentence } from '../../../words/sentence.ts';
import { nameOfLanguage } from '../../../words/place-names.ts';
import { useWords } from '../../../words/words.ts';
import { useSameSds } from '../state/use-same-sds.ts';
import styles from './preview-step.module.css';

/** While a paid sheet is made in another language: why Back and the steps before are closed, and the way out. */
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
