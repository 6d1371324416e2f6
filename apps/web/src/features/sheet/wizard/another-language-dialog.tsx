import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { useFurtherLanguagePrice } from './use-further-language-price.ts';
import type { OfferedLanguage } from './use-other-languages.ts';
import { useWords } from '../../../words/words.ts';
import styles from './another-language-dialog.module.css';

type Props = {
  /** At least one language. */
  readonly languages: readonly OfferedLanguage[];
  readonly onYes: (tag: string) => void;
  readonly onNo: () => void;
  /** Returns to the sheet without an answer. */
  readonly onClose: () => void;
};

/** Asks when a paid sheet is left; country and product stay, only the language changes. */
export function AnotherLanguageDialog({ languages, onYes, onNo, onClose }: Props) {
  const { anotherLanguage: words } = useWords().wizardDialogs;
  const price = useFurtherLanguagePrice();
  const [tag, setTag] = useState(languages[0]?.value ?? '');
  return (
    <Dialog onClose={onClose} title={words.title}>
      <p>{price === undefined ? words.text : words.price(price)}</p>
      <NativeSelect id="another-language" label={words.label} value={tag} options={languages} onSelect={setTag} />
      <div className={styles['answers']}>
        <Button variant="default" onClick={onNo}>
          {words.no}
        </Button>
        <Button
          disabled={tag === ''}
          onClick={() => {
            onYes(tag);
          }}
        >
          {words.yes}
        </Button>
      </div>
    </Dialog>
  );
}
