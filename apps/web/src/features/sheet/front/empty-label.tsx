import { useFirstWords } from '../../../words/words.ts';
import styles from './classifier.module.css';

/** Placeholder with the shape of a label. */
export function EmptyLabel({ isWaiting = false }: { readonly isWaiting?: boolean }) {
  const { label } = useFirstWords().front;
  return (
    <div className={styles['empty']} aria-busy={isWaiting}>
      <div className={styles['signs']} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <p role="status">{isWaiting ? label.waiting : label.empty}</p>
    </div>
  );
}
