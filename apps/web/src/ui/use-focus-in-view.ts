import { useEffect, type RefObject } from 'react';

/** True if none of the page's sticky edges, given by `scroll-padding`, covers the element. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return top >= Number.parseFloat(scrollPaddingTop) && bottom <= innerHeight - Number.parseFloat(scrollPaddingBottom);
}

/**
 * Keeps the focused input in view when something above it appears late. Does nothing once the user has scrolled away.
 */
export function useFocusInView(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const focused = () => (element.contains(document.activeElement) ? document.activeElement : null);
    let wasInView = false;
    const note = () => {
      const input = focused();
      wasInView = input !== null && isInView(input);
    };
    const observer = new ResizeObserver(() => {
      if (wasInView) focused()?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(element);
    document.addEventListener('focusin', note);
    document.addEventListener('scroll', note, { passive: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('scroll', note);
    };
  }, [frame]);
}
