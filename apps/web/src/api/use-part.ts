import { useCallback, useEffect, useState } from 'react';
import { loadPart, withRestWords } from './load-part.ts';

type Loading<Part> = { readonly part: Part | null; readonly hasFailed: boolean; readonly tryAgain: () => void };

/** A part that nobody asked for: one that cannot be fetched disturbs nothing, until the user tries again. */
export function usePart<Part>(load: () => Promise<Part>, isWanted: boolean): Loading<Part> {
  const [part, setPart] = useState<{ readonly loaded: Part } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const take = useCallback((loading: Promise<Part>) => {
    loading.then(
      (loaded) => {
        setPart({ loaded });
      },
      () => {
        setHasFailed(true);
      },
    );
  }, []);
  useEffect(() => {
    if (isWanted) take(withRestWords(load));
  }, [isWanted, load, take]);
  const tryAgain = useCallback(() => {
    setHasFailed(false);
    take(loadPart(load));
  }, [load, take]);
  return { part: part?.loaded ?? null, hasFailed, tryAgain };
}
