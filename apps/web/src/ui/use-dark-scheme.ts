import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';

/** The page's colours, and a function that turns them from light to dark and back. */
export function useDarkScheme(): { readonly isDark: boolean; readonly toggle: () => void } {
  // To stop transitions, Mantine writes a style into the page, which the content security policy refuses.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const isDark = useComputedColorScheme('light') === 'dark';
  const toggle = () => {
    setColorScheme(isDark ? 'light' : 'dark');
  };
  return { isDark, toggle };
}
