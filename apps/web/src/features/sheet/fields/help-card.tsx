import { helpOf } from '@gosds/sheet/review/field-help';
import { useEffect } from 'react';
import { useFirstWords } from '../../../words/words.ts';
import { useDraft } from '../state/wizard-context.ts';
import { today } from '../state/today.ts';
import styles from './help-card.module.css';

type Props = { readonly path: string; readonly onClose: () => void };

/** What an input is for, an example, and the paragraph that asks for it in the country of the sheet. */
export function HelpCard({ path, onClose }: Props) {
  const words = useFirstWords().wizard.help;
  const country = useDraft(({ description }) => description.country);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays open.
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
  const { help, example, law } = found;
  return (
    <div className={styles['card']}>
      <p>{help}</p>
      <p>
        <span className={styles['lead']}>{words.example}</span> <bdi>{example}</bdi>
      </p>
      {law !== undefined && <p className={styles['law']}>{words.law(law)}</p>}
    </div>
  );
}
