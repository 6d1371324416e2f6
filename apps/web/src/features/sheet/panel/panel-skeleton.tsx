import { useDraft } from '../state/wizard-context.ts';
import { useFirstWords } from '../../../words/words.ts';
import styles from './panel-skeleton.module.css';

/** Placeholder while the panel loads: label, tabs, and the content of the open tab. */
export function PanelSkeleton() {
  const { panel } = useFirstWords().wizard;
  const isEmpty = useDraft(({ ingredients }) => ingredients.every(({ name }) => name.trim() === ''));
  return (
    <div className={styles['panel']} role="status" aria-label={panel.loading}>
      <div className={styles['label']} data-empty={isEmpty || undefined} />
      <div className={styles['tabs']} />
      <div className={styles['content']}>
        <div />
        <div />
        <div />
        <div />
      </div>
    </div>
  );
}
