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

/** The view of the list that the user chose; stored on this device. */
export function useHomeView(): readonly [HomeView, (view: HomeView) => void] {
  const [view, setView] = useState(remembered);
  return [
    view,
    (next) => {
      setView(next);
      try {
        localStorage.setItem(key, next);
      } catch {
        // Storage is blocked: the next visit starts with cards.
      }
    },
  ];
}
