import { useState } from 'react';

const key = 'gosds.home-view';

type HomeView = 'cards' | 'table';

function remembered(): HomeView {
  try {
    return localStorage.getItem(key) === 'table' ? 'table' : 'cards';
  } catch {
    return 'cards';
  }
}

export const views: readonly HomeView[] = ['cards', 'table'];

/** How the person wants to see the list; this device remembers it. */
export function useHomeView(): readonly [HomeView, (view: HomeView) => void] {
  const [view, setView] = useState(remembered);
  return [
    view,
    (next) => {
      setView(next);
      try {
        localStorage.setItem(key, next);
      } catch {
        // Storage is blocked: the next visit begins with cards.
      }
    },
  ];
}
