import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses an input when its page opens, where there is a mouse: on a touch screen the keyboard would cover the page.
 * `isWanted` counts on opening alone.
 */
export function useFocusOnOpen(isWanted: boolean): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const atOpening = useRef(isWanted);
  useEffect(() => {
    if (atOpening.current && matchMedia('(pointer: fine)').matches) input.current?.focus({ preventScroll: true });
  }, []);
  return input;
}
