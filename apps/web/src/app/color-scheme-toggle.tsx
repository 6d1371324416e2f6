import { ActionIcon } from '@mantine/core';
import { MoonIcon, SunIcon } from '../ui/icons.tsx';
import { useDarkScheme } from '../ui/use-dark-scheme.ts';
import { useFirstWords } from '../words/words.ts';
import styles from './color-scheme-toggle.module.css';

export function ColorSchemeToggle() {
  const { frame } = useFirstWords();
  const { isDark, toggle } = useDarkScheme();
  return (
    <ActionIcon
      className={styles['toggle']}
      variant="subtle"
      size="lg"
      aria-label={isDark ? frame.lightScheme : frame.darkScheme}
      onClick={toggle}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </ActionIcon>
  );
}
