import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to the new page if the focused element left with the old one, so that Tab starts at its first stop. */
export function useFocusOnNewPage(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
