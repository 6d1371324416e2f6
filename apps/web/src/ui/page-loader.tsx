import { Loader } from '@mantine/core';
import styles from './page-loader.module.css';

/** Stands where a page or a step will, while it is fetched. */
export function PageLoader() {
  return (
    <div className={styles['place']} role="status" aria-label="Loading">
      <Loader aria-hidden="true" />
    </div>
  );
}
