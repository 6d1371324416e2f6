import { problems } from '@gosds/contract/problem';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { usePageTitle } from '../ui/use-page-title.ts';
import styles from '../ui/error-boundary.module.css';

export function NotFound() {
  usePageTitle('Not found');
  return (
    <div className={styles['box']}>
      <h1>Not found</h1>
      <p>{problems['not-found'].title}</p>
      <Anchor component={Link} to="/">
        Go to GoSDS
      </Anchor>
    </div>
  );
}
