import { Button } from '@mantine/core';
import { checkoutTexts } from '@gosds/contract/checkout/checkout-texts';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { usd } from '../../../ui/money.ts';
import { useFurtherLanguagePrice } from './use-further-language-price.ts';
import type { OfferedLanguage } from './use-other-languages.ts';
import styles from './another-language-dialog.module.css';

type Props = {
  /** At least one. */
  readonly languages: readonly OfferedLanguage[];
  readonly onYes: (tag: string) => void;
  readonly onNo: () => void;
  /** Back to the sheet, with no answer. */
  readonly onClose: () => void;
};

/** Asked when a paid sheet is left: country and product stay, and only the language changes. */
export function AnotherLanguageDialog({ languages, onYes, onNo, onClose }: Props) {
  const price = useFurtherLanguagePrice();
  const [tag, setTag] = useState(languages[0]?.tag ?? '');
  return (
    <Dialog onClose={onClose} title={checkoutTexts.sameSds}>
      <p>
        {price === undefined
          ? 'Product, country and classification stay as they are. Another language of the same sheet costs less than the first. Checkout shows the price.'
          : `Product, country and classification stay as they are. Another language of the same sheet costs ${usd(price)}.`}
      </p>
      <NativeSelect
        id="another-language"
        label="Language"
        value={tag}
        options={languages.map(({ tag: value, name }) => ({ value, label: name }))}
        onSelect={setTag}
      />
      <div className={styles['answers']}>
        <Button variant="default" onClick={onNo}>
          No, I am finished
        </Button>
        <Button
          disabled={tag === ''}
          onClick={() => {
            onYes(tag);
          }}
        >
          Yes
        </Button>
      </div>
    </Dialog>
  );
}
