import styles from './panel-skeleton.module.css';

/** The shape of the panel while it is fetched: label, tabs, and what the open tab holds. */
export function PanelSkeleton() {
  return (
    <div className={styles['panel']} role="status" aria-label="Loading the live classification">
      <div className={styles['label']} />
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
