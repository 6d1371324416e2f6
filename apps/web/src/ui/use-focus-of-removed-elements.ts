import { useEffect } from 'react';

/** An element and those around it, from inside outwards: at each level what comes after it, then what comes before. */
type Place = { readonly element: Element; readonly levels: readonly (readonly Element[])[] };

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** How many elements that had the focus are remembered: a dialog may have been opened from what its answer removes. */
const most = 8;

/** What takes the focus on purpose, such as the heading of a new step, comes first. */
const patienceMs = 200;

/** Where dialogs and notices stand, one beside the other. */
const outermost = 'body, [data-portal]';

function placeOf(element: Element): Place {
  const levels: Element[][] = [];
  for (let at = element; at.parentElement?.matches(outermost) === false; at = at.parentElement) {
    const all = [...at.parentElement.children];
    const index = all.indexOf(at);
    levels.push([...all.slice(index + 1), ...all.slice(0, index).reverse()]);
  }
  return { element, levels };
}

/** Focuses the element or the first in it that takes the focus. */
function takesFocus(element: Element): boolean {
  const inside = element.isConnected ? [element, ...element.querySelectorAll(focusable)] : [];
  return inside.some((each) => {
    if (each instanceof HTMLElement && each.matches(focusable)) each.focus();
    return document.activeElement === each;
  });
}

const isTaken = ({ element, levels }: Place): boolean => [element, ...levels.flat()].some(takesFocus);

/**
 * Gives the focus to the nearest element when a key removed the one that had it, such as the row of a table. Otherwise
 * nothing shows where keyboard users are, and screen readers start again at the top of the page.
 */
export function useFocusOfRemovedElements(): void {
  useEffect(() => {
    let places: readonly Place[] = [];
    let isByKey = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ending = new AbortController();
    const isLost = () => document.activeElement === document.body && places[0]?.element.isConnected === false;
    const observer = new MutationObserver(() => {
      if (!isByKey || timer !== undefined || !isLost()) return;
      timer = setTimeout(() => {
        timer = undefined;
        if (isByKey && isLost()) places.some(isTaken);
      }, patienceMs);
    });
    const listen = (type: 'focusin' | 'keydown' | 'pointerdown', act: (event: Event) => void) => {
      document.addEventListener(type, act, { capture: true, signal: ending.signal });
    };
    listen('focusin', ({ target }) => {
      if (target instanceof Element) places = [placeOf(target), ...places].slice(0, most);
    });
    listen('keydown', () => {
      isByKey = true;
    });
    listen('pointerdown', () => {
      isByKey = false;
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      ending.abort();
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
}
