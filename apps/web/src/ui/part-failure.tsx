import { Button } from '@mantine/core';
import { useStore } from 'zustand';
import { failedParts, tryFailedParts } from '../api/load-part.ts';
import { useFirstWords } from '../words/words.ts';
import { FormMessage } from './form-message.tsx';
import styles from './part-failure.module.css';

/** Shown over the page while a requested part of it cannot be loaded; the page itself still works. */
export function PartFailure() {
  const hasFailed = useStore(failedParts, ({ retries }) => retries.length > 0);
  const { frame } = useFirstWords();
  if (!hasFailed) return null;
  return (
    <div className={styles['failure']}>
      <FormMessage tone="problem">
        <p>{frame.partFailed}</p>
        <Button className={styles['again'] ?? ''} size="compact-sm" variant="default" onClick={tryFailedParts}>
          {frame.tryAgain}
        </Button>
      </FormMessage>
    </div>
  );
}
