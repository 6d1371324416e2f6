import { Loader } from '@mantine/core';
import { useFirstWords } from '../words/words.ts';
import styles from './page-loader.module.css';

/** Placeholder for a page or step while it loads. */
export function PageLoader() {
  const { frame } = useFirstWords();
  return (
    <div className={styles['place']} role="status" aria-label={frame.loading}>
      <Loader aria-hidden="true" />
    </div>
  );
}
