import { useEffect } from 'react';

/** The title of the browser's tab, as the specification lists them. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
