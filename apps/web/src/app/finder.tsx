import { UnstyledButton } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadPart } from '../api/load-part.ts';
import { SearchIcon } from '../ui/icons.tsx';
import { ShortcutKeys } from '../ui/shortcut-keys.tsx';
import { useShortcut } from '../ui/shortcuts.ts';
import { useFirstWords } from '../words/words.ts';
import styles from './shell.module.css';

const loadPalette = async () => ({ default: (await import('./palette.tsx')).Palette });

const Palette = lazy(() => loadPart(loadPalette));
const KeyboardMap = lazy(() =>
  loadPart(async () => ({ default: (await import('../ui/keyboard-map.tsx')).KeyboardMap })),
);

/** Loads the palette once the page has loaded, so that the keys typed after its shortcut reach it. */
function usePaletteAtHand(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      loadPalette().catch(() => undefined);
    }, 3000);
    return () => {
      clearTimeout(timer);
    };
  }, []);
}

/** True if a dialog is open; its keys take precedence. */
const isUnderDialog = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

/** The palette and the list of shortcuts, opened by their keys; the palette also by its button. */
export function Finder() {
  const { frame } = useFirstWords();
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null);
  usePaletteAtHand();
  const show = (part: 'palette' | 'keys') => (event: KeyboardEvent) => {
    if (isUnderDialog()) return;
    event.preventDefault();
    setOpen(part);
  };
  const close = () => {
    setOpen(null);
  };
  useShortcut('palette', show('palette'));
  useShortcut('keyboard-map', show('keys'));
  return (
    <>
      <UnstyledButton
        className={styles['find'] ?? ''}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen('palette');
        }}
      >
        <SearchIcon size={16} />
        <span className={styles['findLabel']}>{frame.find}</span>
        <span className={styles['findKeys']} aria-hidden="true">
          <ShortcutKeys id="palette" />
        </span>
      </UnstyledButton>
      <Suspense fallback={null}>
        {open === 'palette' && (
          <Palette
            onClose={close}
            onKeys={() => {
              setOpen('keys');
            }}
          />
        )}
        {open === 'keys' && <KeyboardMap onClose={close} />}
      </Suspense>
    </>
  );
}
