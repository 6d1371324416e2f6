import { Button } from '@mantine/core';
import { messageOf } from '../api/call.ts';
import { useFirstWords } from '../words/words.ts';
import { FormMessage } from './form-message.tsx';
import styles from './load-failure.module.css';

/** Replaces something that could not be loaded, with a retry button. */
export function LoadFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { frame } = useFirstWords();
  return (
    <div className={styles['failure']}>
      <FormMessage tone="problem">{messageOf(error)}</FormMessage>
      <Button variant="default" onClick={onRetry}>
        {frame.tryAgain}
      </Button>
    </div>
  );
}
