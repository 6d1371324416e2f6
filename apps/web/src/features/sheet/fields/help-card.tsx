import { helpOf } from '@gosds/sheet/review/field-help';
import { useEffect } from 'react';
import { useCitation } from '../../../words/use-citation.ts';
import { useWords } from '../../../words/words.ts';
import { useDraft } from '../state/wizard-context.ts';
import { today } from '../state/today.ts';
import { exampleText, helpText } from './help-text.ts';
import styles from './help-card.module.css';

type Props = { readonly path: string; readonly onClose: () => void };

/** The purpose of an input, an example, and the paragraph that requires it in the sheet's country. */
export function HelpCard({ path, onClose }: Props) {
  const { wizard } = useWords();
  const cited = useCitation();
  const country = useDraft(({ description }) => description.country);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Keeps a surrounding dialog open.
      event.stopPropagation();
      onClose();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
    };
  }, [onClose]);
  const found = helpOf(path, { country, asOf: today() });
  if (found === undefined) return null;
  const { law } = found;
  return (
    <div className={styles['card']}>
      <p>{helpText(path)}</p>
      <p>
        <span className={styles['lead']}>{wizard.help.example}</span> <bdi>{exampleText(path)}</bdi>
      </p>
      {law !== undefined && <p className={styles['law']}>{wizard.help.law(cited(law))}</p>}
    </div>
  );
}
