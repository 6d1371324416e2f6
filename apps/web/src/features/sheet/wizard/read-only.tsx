import type { ReactNode } from 'react';
import { FormMessage } from '../../../ui/form-message.tsx';
import { useFirstWords } from '../../../words/words.ts';
import styles from './read-only.module.css';

/** Disables the inputs of a step that the user may only read, and says why. */
export function ReadOnly({ children }: { readonly children: ReactNode }) {
  const readOnly = useFirstWords().problems.title['team-reader'];
  return (
    <>
      <FormMessage tone="note">{readOnly}</FormMessage>
      <fieldset disabled aria-label={readOnly} className={styles['inputs']}>
        {children}
      </fieldset>
    </>
  );
}
