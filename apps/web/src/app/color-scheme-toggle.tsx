import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { MoonIcon, SunIcon } from '../ui/icons.tsx';
import { useFirstWords } from '../words/words.ts';
import styles from './color-scheme-toggle.module.css';

export function ColorSchemeToggle() {
  const { frame } = useFirstWords();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  return (
    <ActionIcon
      className={styles['toggle']}
      variant="subtle"
      size="lg"
      aria-label={isDark ? frame.lightScheme : frame.darkScheme}
      onClick={() => {
        setColorScheme(isDark ? 'light' : 'dark');
      }}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </ActionIcon>
  );
}
