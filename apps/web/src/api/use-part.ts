import { useEffect, useState } from 'react';
import { addQuietPart, loadPart, withRestWords } from './load-part.ts';

type Loading<Part> = { readonly part: Part | null; readonly hasFailed: boolean };

/**
 * Loads a part that the user did not ask for. If it fails, the page goes on without it until the user retries the
 * failed parts.
 */
export function usePart<Part>(load: () => Promise<Part>, { isWanted }: { readonly isWanted: boolean }): Loading<Part> {
  const [part, setPart] = useState<{ readonly loaded: Part } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const take = (loading: Promise<Part>) => {
      loading.then(
        (loaded) => {
          setPart({ loaded });
        },
        () => {
          setHasFailed(true);
          addQuietPart(() => {
            setHasFailed(false);
            take(loadPart(load));
          });
        },
      );
    };
    if (isWanted) take(withRestWords(load));
  }, [isWanted, load]);
  return { part: part?.loaded ?? null, hasFailed };
}
