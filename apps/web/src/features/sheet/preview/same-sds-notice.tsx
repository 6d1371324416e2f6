import { Button } from '@mantine/core';
import { countryByCode, languagesOf, notSpecified } from '@gosds/sheet/profiles/countries';
import { FormMessage } from '../../../ui/form-message.tsx';
import { useSameSds } from '../state/use-same-sds.ts';
import { useDraft } from '../state/wizard-context.ts';
import styles from './preview-step.module.css';

/** While a paid sheet is made in another language: why Back and the steps before are closed, and the way out. */
export function SameSdsNotice() {
  const { paidLanguage, end } = useSameSds();
  const country = useDraft(({ description }) => description.country);
  if (paidLanguage === null) return null;
  const language = languagesOf(countryByCode(country) ?? notSpecified).find(({ tag }) => tag === paidLanguage);
  return (
    <FormMessage tone="note">
      <p className={styles['locked']}>
        <b>The same sheet in another language.</b> Product, country and classification stay as in the paid sheet. You
        can change its language and logo in SDS Settings. Another language costs less than the first.
      </p>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => {
          end('given-up');
        }}
      >
        Cancel and go back to the sheet in {language?.name ?? paidLanguage}
      </Button>
    </FormMessage>
  );
}
