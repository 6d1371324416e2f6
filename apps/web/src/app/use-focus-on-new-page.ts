import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Where what had the focus went away with its page, the new page has it: the next stop of the Tab key is the first one there. */
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
