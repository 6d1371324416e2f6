import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useFirstWords } from '../words/words.ts';
import { problemText } from '../words/problem-text.ts';
import styles from '../ui/error-boundary.module.css';

export function NotFound() {
  const { frame } = useFirstWords();
  usePageTitle(frame.notFound);
  return (
    <div className={styles['box']}>
      <h1>{frame.notFound}</h1>
      <p>{problemText('not-found')}</p>
      <Anchor component={Link} to="/">
        {frame.goHome}
      </Anchor>
    </div>
  );
}
