import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses an element when it appears, so that it is read out and Tab continues from it. `if-lost`: only if the focused
 * element has left the page, for a message that appears without a key press.
 */
export function useFocusOnArrival<E extends HTMLElement>(when: 'always' | 'if-lost'): RefObject<E | null> {
  const arrived = useRef<E>(null);
  useEffect(() => {
    if (when === 'always' || document.activeElement === document.body) arrived.current?.focus({ preventScroll: true });
  }, [when]);
  return arrived;
}
