import styles from './classifier.module.css';

/** The shape of a label, before there is one. */
export function EmptyLabel({ isWaiting = false }: { readonly isWaiting?: boolean }) {
  return (
    <div className={styles['empty']} aria-busy={isWaiting}>
      <div className={styles['signs']} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <p role="status">
        {isWaiting
          ? 'The classification is on its way.'
          : 'Give an ingredient and its proportion. Pictograms, signal word and hazard statements appear here, each with the rule behind it.'}
      </p>
    </div>
  );
}
