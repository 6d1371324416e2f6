import { ActionIcon } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { loadPart } from '../../../api/load-part.ts';
import { FilmIcon } from '../../../ui/icons.tsx';
import { useFirstWords } from '../../../words/words.ts';
import styles from './wizard-header.module.css';

const FilmDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('../film/film-dialog.tsx')).FilmDialog })),
);

/** Opens the training film, which is loaded only then. */
export function FilmButton() {
  const { film } = useFirstWords().wizard;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ActionIcon
        variant="subtle"
        className={styles['tool'] ?? ''}
        aria-label={film}
        title={film}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <FilmIcon />
      </ActionIcon>
      {isOpen && (
        <Suspense fallback={null}>
          <FilmDialog
            onClose={() => {
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
