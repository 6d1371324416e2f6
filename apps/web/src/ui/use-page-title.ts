import { useEffect } from 'react';

/** Sets the title of the browser tab; the specification lists the titles. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
