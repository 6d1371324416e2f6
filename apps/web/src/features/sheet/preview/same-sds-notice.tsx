import { Button } from '@mantine/core';
import { countryByCode, languagesOf, notSpecified } from '@gosds/sheet/profiles/countries';
import { FormMessage } from '../../../ui/form-message.tsx';
import { sentence } from '../../../words/sentence.ts';
import { useWords } from '../../../words/words.ts';
import { useSameSds } from '../state/use-same-sds.ts';
import { useDraft } from '../state/wizard-context.ts';
import styles from './preview-step.module.css';

/** While a paid sheet is made in another language: why Back and the steps before are closed, and the way out. */
export function SameSdsNotice() {
  const { sameSheet } = useWords().preview;
  const { paidLanguage, end } = useSameSds();
  const country = useDraft(({ description }) => description.country);
  if (paidLanguage === null) return null;
  const language = languagesOf(countryByCode(country) ?? notSpecified).find(({ tag }) => tag === paidLanguage);
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
        {sameSheet.cancel(language?.name ?? paidLanguage)}
      </Button>
    </FormMessage>
  );
}
