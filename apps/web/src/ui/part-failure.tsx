import { Button } from '@mantine/core';
import { useStore } from 'zustand';
import { failedParts, tryFailedParts } from '../api/load-part.ts';
import { FormMessage } from './form-message.tsx';
import styles from './part-failure.module.css';

/** Stands over the page while a part of it that was asked for cannot be fetched; the page itself goes on. */
export function PartFailure() {
  const hasFailed = useStore(failedParts, ({ retries }) => retries.length > 0);
  if (!hasFailed) return null;
  return (
    <div className={styles['failure']}>
      <FormMessage tone="problem">
        <p>A part of this page could not be loaded. What you typed is kept.</p>
        <Button className={styles['again'] ?? ''} size="compact-sm" variant="default" onClick={tryFailedParts}>
          Try again
        </Button>
      </FormMessage>
    </div>
  );
}
