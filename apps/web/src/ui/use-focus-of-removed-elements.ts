import { useEffect } from 'react';

/** An element and where it stands, from inside outwards: each parent and the place among its children. */
type Place = { readonly element: Element; readonly levels: readonly Level[] };

type Level = { readonly parent: Element; readonly index: number };

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** How many elements that had the focus are remembered: a dialog may have been opened from what its answer removes. */
const maxPlaces = 8;

/** What takes the focus on purpose, such as the heading of a new step, comes first. */
const patienceMs = 200;

/** Where dialogs and notices stand, one beside the other. */
const outermost = 'body, [data-portal]';

function placeOf(element: Element): Place {
  const levels: Level[] = [];
  for (let at = element; at.parentElement?.matches(outermost) === false; at = at.parentElement) {
    levels.push({ parent: at.parentElement, index: [...at.parentElement.children].indexOf(at) });
  }
  return { element, levels };
}

/** What now stands at the place, then what comes after it, then what comes before. */
const around = ({ parent, index }: Level): readonly Element[] => {
  const all = [...parent.children];
  return [...all.slice(index), ...all.slice(0, index).reverse()];
};

/** Focuses the element or the first in it that takes the focus. */
function takesFocus(element: Element): boolean {
  const inside = element.isConnected ? [element, ...element.querySelectorAll(focusable)] : [];
  return inside.some((each) => {
    if (each instanceof HTMLElement && each.matches(focusable)) each.focus();
    return document.activeElement === each;
  });
}

const isTaken = ({ element, levels }: Place): boolean => [element, ...levels.flatMap(around)].some(takesFocus);

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
      if (target instanceof Element) places = [placeOf(target), ...places].slice(0, maxPlaces);
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
